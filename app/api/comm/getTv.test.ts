import { testApp } from "#app/application/testing/testApp.ts";
import { expect, test } from "vitest";
import { openServer } from "#app/api/testing/server.ts";
import { tv } from "./getTv.ts";

const { answers } = openServer();

const watch = (Data: unknown) => {
  answers({ Code: 0, Data });
  return testApp().client.fetchQuery(tv({ matchId: 501 }));
};

test.each([
  "javascript:alert(1)",
  "http://tv.example/1.mp4",
  "//tv.example/1.mp4",
  "data:video/mp4;base64,AAAA",
  "https://user:word@tv.example/1.mp4",
  "",
])("the address %j is no video", async (Url) => {
  expect(await watch({ Type: "mp4", Url })).toEqual({ type: "none" });
});

test("a file of this host is a video, without a poster from anywhere", async () => {
  expect(await watch({ Type: "mp4", Url: "/media/1.mp4", Poster: "data:image/png;base64,AAAA" })).toEqual({
    type: "mp4",
    url: "/media/1.mp4",
  });
});

test.each([{ Type: "none", Url: "" }, { Type: "flash", Url: "https://tv.example/1.swf" }, {}])(
  "%j is no video",
  async (Data) => {
    expect(await watch(Data)).toEqual({ type: "none" });
  },
);
