// Records a backend on a tape and plays it back: `npm run tape -- record | play | saturday`.
import { accessSync, constants, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { dirname } from "node:path";
import { chromium } from "@playwright/test";
import { systemChromium } from "#e2e/steps/systemChromium.ts";
import { WHOLE } from "#e2e/steps/wholeChromium.ts";
import { command, numberFlag, switchFlag, textFlag } from "#mocks/doors/flags.ts";
import { listening } from "#mocks/doors/listening.ts";
import { tapeDoor } from "#mocks/tape/door.ts";
import { createPlayer } from "#mocks/tape/player.ts";
import { proxyOf } from "#mocks/tape/proxy.ts";
import { createRecorder, type Recorder } from "#mocks/tape/recorder.ts";
import { recordSaturday } from "#mocks/tape/saturday.ts";
import { listenTo } from "#mocks/tape/session.ts";
import { readTape, writeTape } from "#mocks/tape/tape.ts";
import { FASTEST } from "#mocks/world/verbArguments.ts";

const file = textFlag("day.tape.gz", "the tape");
const port = numberFlag(8788, 0, 65_535);

const opened = async (server: Server, at: number, words: string): Promise<void> =>
  console.log(`${words} on http://127.0.0.1:${await listening(server, at)}`);

const RECORD = {
  to: textFlag("http://127.0.0.1:8787", "the backend, without /api"),
  file,
  port,
  mark: textFlag("", "a text that must stand in no answer, such as an account"),
  note: textFlag("", "what the tape is of"),
  page: textFlag("", "in place of --to: the address of a page, recorded in a browser window until it is shut"),
  unseen: switchFlag("with --page: without a window, until Ctrl-C"),
};

const PLAY = { file, port, speed: numberFlag(1, 0, FASTEST, false), from: numberFlag(0, 0, 1e9) };

/** Records what a page requests while somebody uses it. */
async function recordPage(
  address: string,
  unseen: boolean,
  recorder: Recorder,
  stop: (refusal?: Error) => void,
): Promise<void> {
  const executablePath = unseen ? systemChromium() : WHOLE;
  // Ctrl-C ends the recording, which then closes the browser
  const browser = await chromium.launch({
    headless: unseen,
    handleSIGINT: false,
    handleSIGTERM: false,
    ...(executablePath && { executablePath }),
  });
  const context = await browser.newContext();
  const session = listenTo(context, recorder, { stop });
  const page = await context.newPage();
  page.once("close", () => void session.settled().then(() => stop()));
  await page.goto(address);
  console.log(`Recording ${address}; ${unseen ? "Ctrl-C" : "shutting the window"} ends it.`);
}

const commands: Readonly<Record<string, () => Promise<void>>> = {
  record: () =>
    command("npm run tape -- record", RECORD, async ({ to, file: name, port: at, mark, note, page, unseen }) => {
      const recorder = createRecorder({ from: Date.now(), note });
      recorder.mark(mark);
      const stop = (refusal?: Error): void => {
        const tape = recorder.tape();
        const count = tape.answers.length;
        if (refusal === undefined && count > 0) writeFileSync(name, writeTape(tape));
        console.log(refusal?.message ?? (count > 0 ? `${count} answers on ${name}` : "nothing came by, no tape"));
        process.exit(refusal === undefined && count > 0 ? 0 : 1);
      };
      process.once("SIGINT", () => stop());
      process.once("SIGTERM", () => stop());
      // checked before an hour is recorded for a file that cannot be written
      accessSync(dirname(name), constants.W_OK);
      if (page !== "") return recordPage(page, unseen, recorder, stop);
      if (!/^https?:/.test(to)) throw new RangeError(`--to is ${RECORD.to.is}, and "${to}" was given`);
      await opened(createServer(proxyOf(to, recorder, stop)), at, `Recording ${to}; Ctrl-C ends it. Ask`);
    }),
  play: () =>
    command("npm run tape -- play", PLAY, async ({ file: name, port: at, speed, from }) => {
      const tape = readTape(readFileSync(name));
      const started = Date.now();
      const now = () => from + (Date.now() - started) * speed;
      await opened(createServer(tapeDoor(createPlayer(tape), tape.head, now)), at, `Playing ${name} at ${speed}x`);
    }),
  saturday: () =>
    command("npm run tape -- saturday", { file }, async ({ file: name }) => {
      writeFileSync(name, writeTape(await recordSaturday()));
    }),
};

const [wanted = ""] = process.argv.splice(2, 1);
const chosen = commands[wanted];
if (chosen) await chosen();
else {
  console.error(`npm run tape -- record | play | saturday [flags], not "${wanted}"; --help tells the flags`);
  process.exitCode = 2;
}
