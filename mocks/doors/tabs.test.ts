import { describe, expect, test } from "vitest";
import { handlers } from "./handlers.ts";
import { joinTabs, type Wire } from "./tabs.ts";
import { createWorld } from "#mocks/world/world.ts";

/** A channel between the tabs of one test: what one sends, all the others receive. */
function channel(): () => Wire {
  const ears: { listen: (message: unknown) => void; owner: Wire }[] = [];
  return () => {
    const wire: Wire = {
      post: (message) => {
        for (const { listen, owner } of ears)
          if (owner !== wire) queueMicrotask(() => listen(structuredClone(message)));
      },
      hear: (listen) => {
        ears.push({ listen, owner: wire });
      },
    };
    return wire;
  };
}

const MENU = "http://demo/api/odds/GetMenu";

describe("the tabs of one browser", () => {
  test("a second tab asks the world of the first", async () => {
    const join = channel();
    const world = createWorld();
    const first = joinTabs(join());
    first.keep(handlers(world));
    const second = joinTabs(join());
    await second.found;
    const { token } = await world.signIn();
    const mark = new Request("http://demo/api/Comm/AddFavorite", {
      method: "POST",
      headers: { authorization: token },
      body: JSON.stringify({ sportId: 1, matchID: 501 }),
    });
    expect(await (await second.answer(mark)).json()).toBe(true);
    expect([...(world.members.get("jason88")?.favourites.keys() ?? [])]).toEqual([501]);
  });

  test("a broken connection is broken in the other tab too", async () => {
    const join = channel();
    const world = createWorld();
    joinTabs(join()).keep(handlers(world));
    const second = joinTabs(join());
    world.nextCall({ path: "GetMenu", network: true });
    expect((await second.answer(new Request(MENU))).type).toBe("error");
    expect((await second.answer(new Request(MENU))).status).toBe(200);
  });

  test("when the keeper goes, the next one answers what was asked and gives up what was posted", async () => {
    const join = channel();
    const tab = joinTabs(join());
    const asked = tab.answer(new Request(MENU));
    const posted = tab.answer(new Request("http://demo/api/bet/Bet", { method: "POST", body: "{}" }));
    await new Promise((resolve) => setImmediate(resolve));
    tab.keep(handlers(createWorld()));
    expect((await asked).status).toBe(200);
    expect((await posted).type).toBe("error");
  });
});
