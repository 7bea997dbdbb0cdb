import { type CallCase } from "#app/api/testing/callCase.ts";
import { notice, noticeAnswer, useNotice } from "./getNotice.ts";

const ROW = { NoticeID: 3, Type: 2, UpdateTime: "2026-11-21T08:00:00Z", Content: "<p>Maintenance at <b>04:00</b></p>" };

/** GetNotice by example. */
export const noticeCase: CallCase = {
  make: (client) => client.fetchQuery(notice({ language: "en-US" })),
  use: () => useNotice({ language: "en-US" }),
  every: "once",
  reads: noticeAnswer,
  sends: "GET /api/Notice/GetNotice?language=en-US",
  answer: { Code: 0, Data: [ROW] },
  becomes: [{ id: 3, type: 2, updatedAt: "2026-11-21T08:00:00Z", content: "<p>Maintenance at <b>04:00</b></p>" }],
  torn: { answer: { Code: 0, Data: [{ ...ROW, Content: null }, ROW] }, rows: 1 },
  fails: "envelope",
};
