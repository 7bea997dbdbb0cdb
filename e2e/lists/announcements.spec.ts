import { expect, test } from "#e2e/steps/fixtures.ts";
import { LONG } from "#e2e/steps/long.ts";

const PAGE = "/pages/announcement/announcement";

test("announcements stand newest first with time and kind, and their small HTML is drawn", async ({
  page,
  open,
  world,
}) => {
  world.announce("<p>Draw of the cup: <b>Leeds</b> v <i>Hull</i></p>", 2);
  await open();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Announcements" }).click();
  const cards = page.getByRole("article");
  await expect(cards.first()).toContainText("Draw of the cup: Leeds v Hull");
  await expect(cards.first()).toContainText("Important");
  await expect(cards.first()).toContainText("New");
  await expect(cards.first().locator("b")).toHaveText("Leeds");
  await expect(cards.filter({ hasText: "Planned maintenance" }).getByRole("listitem")).toHaveCount(2);

  await page.getByRole("radio", { name: "Important" }).click();
  await expect(cards.filter({ hasText: "Gamba Osaka" })).toHaveCount(0);
});

test(
  "announcements are read again by a button, and a failure can be tried again",
  LONG,
  async ({ page, open, world }) => {
    world.nextCall({ path: "GetNotice", status: 500, times: 3 });
    await open({ hash: PAGE });
    await expect(page.getByText("Server error", { exact: true })).toBeVisible();
    world.clearFaults();
    await page.getByRole("button", { name: /Try again/ }).click();
    await expect(page.getByRole("article").first()).toBeVisible();
    world.announce("Fresh words & signs", 1);
    await page.getByRole("button", { name: "Refresh announcements" }).click();
    await expect(page.getByRole("article").first()).toContainText("Fresh words & signs");
  },
);

const HOSTILE = [
  "<script>window.__x=1</script>script",
  "<img src=x onerror='window.__x=1'>img",
  "<svg onload='window.__x=1'><text>svg</text></svg>after",
  "<p onclick='window.__x=1' style='position:fixed;inset:0' id='app' name='body'>para</p>",
  "<a href='javascript:window.__x=1'>js link</a>",
  "<a href='https://good.example@evil.example/'>fake host</a>",
  "<a href='http://plain.example/'>plain</a>",
  "<a href='https://help.example/a' onclick='window.__x=1' target='_self'>good link</a>",
  "<form action='https://evil.example/'><input name='pin'><button>send</button></form>form words",
  "<iframe src='https://evil.example/'></iframe>frame",
  "<font color='red'>font words</font> and <center>center words</center>",
  "<math><mtext><table><mglyph><style><img src=x onerror=window.__x=1></style></mglyph></table></mtext></math>math",
  "<style>body{display:none}</style>styled",
  "<table><tbody><tr><td colspan='2'>cell</td></tr></tbody></table>",
  "<noscript><p title='</noscript><img src=x onerror=window.__x=1>'></noscript>noscript",
  "<template><img src=x onerror=window.__x=1></template>template",
  "<b><i><u>deep",
  "a < b & c > d",
  "{0} $& %s",
  "\u202Egnp.exe",
];

test("hostile content loads nothing, runs nothing and keeps its words", async ({ page, open, world, complaints }) => {
  const outside: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith("http://127.0.0.1") && !request.url().startsWith("data:"))
      outside.push(request.url());
  });
  for (const content of HOSTILE) world.announce(content, 1);
  await open({ hash: PAGE });
  const main = page.getByRole("main", { name: "Announcements" });
  for (const words of [
    "font words",
    "center words",
    "form words",
    "math",
    "para",
    "deep",
    "template",
    "styled",
    "{0} $& %s",
    "cell",
  ]) {
    await expect(main).toContainText(words);
  }
  await expect(main).toContainText("a < b & c > d");
  expect(await page.evaluate(() => (window as never as { __x?: number }).__x)).toBeUndefined();
  expect(outside).toEqual([]);
  const found = await main.evaluate((root) => ({
    bad: [
      ...root.querySelectorAll(
        "article :is(script, style, img, svg image, iframe, form, input, math, template, object)",
      ),
    ].length,
    attributes: [
      ...root.querySelectorAll("article [onclick], article div [style], article div [id], article div [name]"),
    ].length,
    links: [...root.querySelectorAll("article a")].map((link) => [
      link.textContent,
      link.getAttribute("href"),
      link.getAttribute("rel"),
    ]),
    spans: [...root.querySelectorAll("article td")].map((cell) => cell.getAttribute("colspan")),
    marks: /[\u202A-\u202E]/.test(root.textContent ?? ""),
  }));
  expect(found).toEqual({
    bad: 0,
    attributes: 0,
    links: expect.arrayContaining([
      ["js link", null, null],
      ["fake host", null, null],
      ["plain", null, null],
      ["good link", "https://help.example/a", "noopener noreferrer"],
    ]),
    spans: ["2"],
    marks: false,
  });
  // the sanitiser's inert parse is reported by the policy, which blocks what it would forbid; nothing else may be
  expect(complaints.filter((text) => !/^(Executing|Applying) inline/.test(text))).toEqual([]);
  complaints.length = 0;
});
