import { i18n } from "@lingui/core";
import { beforeAll, expect, test } from "vitest";
import { noticeTitle } from "./noticeTitle.ts";

beforeAll(() => i18n.loadAndActivate({ locale: "en-US", messages: {} }));

test("spec §2: a change of status is 'ID:{bet id} {status}', the id whole", () => {
  expect(noticeTitle(i18n, "1795625924160223005", "accepted")).toBe("ID:1795625924160223005 Accepted");
});
