import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { type IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect } from "#e2e/steps/fixtures.ts";
// oxlint-disable-next-line eslint/no-restricted-imports -- no alias leads to it
import { packSince } from "#app/deploy/build.ts";
// oxlint-disable-next-line eslint/no-restricted-imports -- no alias leads to it
import { pageHeaders, SAMPLE_HOSTS } from "#app/deploy/headers.ts";
import { openLobby } from "#e2e/steps/lobby.ts";
import { ask, hasServer, SERVERS, test } from "#e2e/steps/servers.ts";

const YEAR = "public, max-age=31536000, immutable";
const ENCODINGS = ["br", "gzip", ""] as const;
const ENDINGS = { br: ".br", gzip: ".gz", "": "" };
const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync, "": (bytes: Buffer) => bytes };

/** Files of a folder of the build, as addresses from its root, without the packed ones beside them. */
const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => statSync(join(folder, name)).isFile() && !/\.(?:br|gz)$/.test(name),
  );

const assetOf = (folder: string, pattern: RegExp): string =>
  filesOf(folder).find((name) => name.startsWith("assets/") && pattern.test(name)) ?? "none";

/** What is wrong with an answer that should be this file so packed; "" for nothing. What is not packed goes out as it is. */
function faultOf(
  file: string,
  encoding: (typeof ENCODINGS)[number],
  headers: IncomingHttpHeaders,
  body: Buffer,
): string {
  const packed = existsSync(`${file}.br`) ? encoding : "";
  if (!UNPACK[packed](body).equals(readFileSync(file))) return "other text";
  if ((headers["content-encoding"] ?? "") !== packed) return `sent as ${headers["content-encoding"] ?? "it is"}`;
  if (body.length !== statSync(file + ENDINGS[packed]).size) return `${body.length} bytes`;
  if (existsSync(`${file}.br`) && !headers.vary?.includes("Accept-Encoding")) return "without Vary";
  if (file.endsWith(".js") && !/^(?:text|application)\/javascript/.test(headers["content-type"] ?? ""))
    return "no script";
  return "";
}

const WANTED = Object.fromEntries(
  Object.entries(pageHeaders(SAMPLE_HOSTS)).map(([name, value]) => [name.toLowerCase(), value]),
);

for (const serverName of SERVERS) {
  test.describe(`the sample for ${serverName}, on ${serverName}`, () => {
    test.use({ serverName });
    test.skip(!hasServer(serverName), `${serverName} is not on this machine (e2e/checks/servers)`);

    test("keeps for a year what was found under assets/, and nothing that was not", async ({ sample }) => {
      const { address, folder } = sample;
      const chunk = assetOf(folder, /SettingScreen-.*\.js$/);
      const kept = async (path: string) => {
        const { status, headers } = await ask(address + path);
        return [status, headers["cache-control"]];
      };
      expect(await kept(chunk)).toEqual([200, YEAR]);
      expect(await kept(assetOf(folder, /\.css$/))).toEqual([200, YEAR]);
      expect(await kept("assets/gone-12345678.js")).toEqual([404, "no-store"]);
      expect(await kept("")).toEqual([200, "no-cache"]);
      expect(await kept("config.json")).toEqual([200, "no-store"]);
      expect(await kept("version.json")).toEqual([200, "no-store"]);
      expect(await kept("pages/setting/setting")).toEqual([404, "no-store"]);
      const [status, cache] = await kept("assets/");
      expect(status).toBeGreaterThanOrEqual(403);
      expect(cache).toBe("no-store");
    });

    test("sends the host kits anew only when they have changed, and their types as text", async ({ sample }) => {
      const { address, behind = address } = sample;
      for (const name of ["host-kit-2.js", "host-kit-2.global.js", "host-kit-2.d.ts", "kit-integrity.json"]) {
        const { headers } = await ask(address + name, { "Accept-Encoding": "gzip, br" });
        expect([name, headers["cache-control"]]).toEqual([name, "no-cache"]);
        const again = await ask(address + name, { "Accept-Encoding": "gzip, br", "If-None-Match": headers.etag ?? "" });
        expect([name, again.status]).toEqual([name, 304]);
      }
      for (const name of ["host-kit-2.d.ts", "host-kit-2.global.d.ts", "host-kit.d.ts"])
        for (const encoding of ENCODINGS) {
          const { headers } = await ask(behind + name, { "Accept-Encoding": encoding });
          expect([name, headers["content-type"]]).toEqual([name, "text/plain; charset=utf-8"]);
        }
      expect((await ask(`${address}host-kit-9.js`)).headers["cache-control"]).toBe("no-store");
    });

    test("answers a page that has not changed with 304", async ({ sample }) => {
      const { headers } = await ask(sample.address);
      const again = await ask(sample.address, { "If-None-Match": headers.etag ?? "" });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    });

    test("sets the headers of app/deploy/headers.ts on every answer", async ({ sample }) => {
      for (const path of ["", "config.json", assetOf(sample.folder, /\.js$/), "assets/gone.js", "nowhere"]) {
        const { headers } = await ask(sample.address + path);
        expect(headers, path).toMatchObject(WANTED);
      }
    });

    test("sends every file as the build has packed it, also through another server", async ({ sample }) => {
      const { address, behind = address, folder } = sample;
      const asks = [address, behind].flatMap((from) =>
        filesOf(folder).flatMap((file) => ENCODINGS.map((encoding) => ({ from, file, encoding }))),
      );
      const faults = await Promise.all(
        asks.map(async ({ from, file, encoding }) => {
          const accepted = { br: "gzip, deflate, br", gzip: "gzip", "": "" }[encoding];
          const { headers, body } = await ask(from + file, { "Accept-Encoding": accepted, Via: "1.1 another" });
          const fault = faultOf(join(folder, file), encoding, headers, body);
          return fault === "" ? [] : [`${from}${file} as ${encoding || "it is"}: ${fault}`];
        }),
      );
      expect(asks.length).toBeGreaterThan(500);
      expect(faults.flat()).toEqual([]);
    });

    test("sends who has an earlier release the differences alone, and everyone else what it sends without", async ({
      sample,
    }) => {
      const { address, behind = address, folder } = sample;
      const file = assetOf(folder, /index-.*\.js$/);
      const text = readFileSync(join(folder, file));
      const before = Buffer.concat([Buffer.from("/* the release before */"), text.subarray(0, 300_000)]);
      const sum = createHash("sha256").update(before).digest();
      packSince(folder, [{ name: "index-0000000.js", bytes: before }]);
      const modern = { "Accept-Encoding": "gzip, deflate, br, zstd, dcb, dcz" };
      for (const from of [address, behind]) {
        const known = await ask(from + file, { ...modern, "Available-Dictionary": `:${sum.toString("base64")}:` });
        expect(known.headers).toMatchObject({
          "content-encoding": "dcz",
          "cache-control": YEAR,
          "use-as-dictionary": 'match="index-*.js"',
        });
        expect(known.headers["content-type"]).toMatch(/^(?:text|application)\/javascript/);
        expect(known.headers.vary).toContain("Accept-Encoding, Available-Dictionary");
        expect(known.body.subarray(0, 40)).toEqual(Buffer.concat([Buffer.from("5e2a4d1820000000", "hex"), sum]));
        expect(zstdDecompressSync(known.body.subarray(40), { dictionary: before }).equals(text)).toBe(true);
        for (const others of [
          modern,
          { ...modern, "Available-Dictionary": `:${createHash("sha256").update("another").digest("base64")}:` },
          { ...modern, "Available-Dictionary": ":../../index:" },
          { "Accept-Encoding": "gzip, br", "Available-Dictionary": `:${sum.toString("base64")}:` },
        ]) {
          const { headers, body } = await ask(from + file, others);
          expect(faultOf(join(folder, file), "br", headers, body)).toBe("");
          expect(headers.vary).toContain("Accept-Encoding, Available-Dictionary");
          expect(headers["use-as-dictionary"]).toBe('match="index-*.js"');
        }
      }
      const { headers } = await ask(`${address}host-kit-2.js`, modern);
      expect(headers["use-as-dictionary"]).toBeUndefined();
    });

    test("sends the first load within its budget, to the byte", async ({ sample }) => {
      const told = execFileSync("node", ["e2e/checks/budget.mjs", sample.folder], { encoding: "utf8" });
      const [firstLoad = ""] = told.split(/^.* kB script$/m);
      const files = [...firstLoad.matchAll(/([\d.]+) kB {2}(assets\/\S+\.js)$/gm)];
      expect(files.length).toBeGreaterThan(2);
      let sum = 0;
      for (const [, , file = ""] of files) {
        const { body } = await ask(sample.address + file, { "Accept-Encoding": "gzip, br" });
        sum += body.length;
      }
      expect(told).toMatch(new RegExp(` ${(sum / 1_000).toFixed(2)} kB of [\\d.]+ kB script`));
      expect(sum).toBeLessThanOrEqual(140_000);
    });

    test("serves the page over TLS by HTTP/2, with the same headers and files", async ({ sample, browser }) => {
      const context = await browser.newContext({ ignoreHTTPSErrors: true });
      const page = await context.newPage();
      const response = await page.goto(sample.secure);
      expect(response?.headers()).toMatchObject({ ...WANTED, "content-encoding": "br", "cache-control": "no-cache" });
      const spoken = () =>
        page.evaluate(() =>
          ["navigation", "resource"]
            .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
            .flatMap(({ name, nextHopProtocol }) => (/\/(?:assets\/[^/]+\.js)?$/.test(name) ? [nextHopProtocol] : [])),
        );
      await expect.poll(async () => (await spoken()).length).toBeGreaterThan(2);
      // a browser that heard of HTTP/3 may take it for what comes later
      expect((await spoken()).filter((protocol) => !/^h[23]$/.test(protocol))).toEqual([]);
      expect((await spoken())[0]).toBe("h2");
      if (serverName === "Caddy") expect(response?.headers()["alt-svc"]).toMatch(/^h3=/);
      await context.close();
    });

    test("a lobby fetches the page ahead without a session, and a launch with one is served by that", async ({
      sample: { address, log },
      browser,
    }) => {
      const lobby = await openLobby(address, `${address}?token=secret&bcs=secret&language=th#/pages/index/index`);
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(lobby.address);
      await expect.poll(log).toMatch(/GET \/index\.html 200|"uri":"\/"/);
      await page.getByRole("link", { name: "Sports" }).click();
      await expect(page.locator("html")).toHaveAttribute("lang", "th-TH");
      const arrival = await page.evaluate(() => performance.getEntriesByType("navigation").map((one) => one.toJSON()));
      expect(arrival).toMatchObject([{ deliveryType: "navigational-prefetch" }]);
      await context.close();
      await lobby.close();
    });

    test("writes down no session, neither of an address nor of the page that led to it", async ({ sample }) => {
      const from = { Referer: "https://www.operator.example/?sid=secret" };
      for (const path of [
        "?token=secret&bcs=secret",
        "sports?token=secret",
        "assets?token=secret",
        "assets/?token=secret",
      ])
        await ask(sample.address + path, from);
      await expect.poll(sample.log).toContain("/sports");
      await expect.poll(sample.log).toContain("/assets/");
      expect(sample.log()).not.toContain("secret");
    });

    test("leads a folder without its slash to the one with it, query and all", async ({ sample, page }) => {
      symlinkSync(sample.folder, join(sample.folder, "sports"));
      const { status, headers } = await ask(`${sample.address}sports?language=th`);
      expect(status).toBeGreaterThanOrEqual(301);
      expect(headers.location).toBe("/sports/?language=th");
      await page.goto(`${sample.address}sports`);
      await expect(page.getByRole("article").first()).toBeVisible();
      expect(new URL(page.url()).pathname).toBe("/sports/");
    });

    test("says that it is well", async ({ sample }) => {
      const { status, body, headers } = await ask(`${sample.address}health`);
      expect([status, body.toString().trim(), headers["cache-control"]]).toEqual([200, "ok", "no-store"]);
    });
  });
}
