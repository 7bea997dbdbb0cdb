import { queryOptions, useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { type Announcement } from "#app/domain/bets/notice.ts";
import { type Path } from "#app/api/cache.ts";
import { decoded, get } from "#app/api/client.ts";
import { content, finite, id, moment, rows, underData } from "#app/api/wire.ts";

const path = "Notice/GetNotice" satisfies Path;

const announcement = v.pipe(
  v.object({ NoticeID: id, Type: finite, UpdateTime: moment, Content: content }),
  v.transform((wire): Announcement => ({
    id: wire.NoticeID,
    type: wire.Type,
    updatedAt: wire.UpdateTime,
    content: wire.Content,
  })),
);

/** The response of GetNotice (contract, Others). */
export const noticeAnswer = underData(rows(announcement));

/** The operator's announcements. */
export const notice = (ask: { readonly language: string }) =>
  queryOptions({
    queryKey: [path, ask],
    queryFn: async ({ client, signal }) =>
      decoded(path, noticeAnswer, await get(client, path, { language: ask.language }, signal)),
    meta: { open: true },
  });

/** The announcements for screens/announcement, on opening and on pull to refresh (spec §2, §7). */
export const useNotice = (ask: { readonly language: string }, enabled = true) => useQuery({ ...notice(ask), enabled });
