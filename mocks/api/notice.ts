import { type Call, languageFrom, type Reply, type Route } from "#mocks/api/reply.ts";
import { BULLETINS } from "#mocks/world/bulletin.ts";
import { isoTime } from "#mocks/world/days.ts";

function notices({ world, query }: Call): Reply {
  const language = languageFrom(query.get("language"));
  const now = world.book.room.start;
  const own = world.notices.map(({ id, type, at, content }) => ({
    NoticeID: id,
    Type: type,
    UpdateTime: isoTime(at),
    Content: content,
  }));
  const usual = BULLETINS.map(({ id, type, ago, text }) => ({
    NoticeID: id,
    Type: type,
    UpdateTime: isoTime(now - ago),
    Content: text[language] ?? text["en-US"],
  }));
  return { Code: 0, Data: [...own.toReversed(), ...usual] };
}

/** Announcements (contract, Others). */
export const NOTICE_ROUTES: readonly Route[] = [
  { method: "get", path: "/api/Notice/GetNotice", login: false, answer: notices },
];
