import { createRoot } from "react-dom/client";
import { parseConfig, setConfig } from "#app/config.ts";
import { LANGUAGES, languageOf } from "#app/domain/member/languages.ts";
import { THEME_NAMES, themeOf } from "#app/domain/member/themes.ts";
import { allWords, showLanguage } from "#app/text/i18n.ts";
import { watchLargeText } from "#app/ui/largeText.ts";
import { drawInPlace } from "./inPlace.ts";
import { ROOMS } from "./rooms.ts";
import { Shown } from "./Shown.tsx";

/** The sizes of text: as it is, and as large as ACC-08 asks. */
const SIZES = ["100%", "200%"] as const;

const asked = new URLSearchParams(location.search);
const rootStyle = document.documentElement.style;

/** Chooses by the address, so that what is seen can be sent to somebody. */
function ask(name: string, value: string): void {
  asked.set(name, value);
  location.search = asked.toString();
}

interface ChoiceProps {
  readonly name: string;
  readonly options: readonly string[];
}

function Choice({ name, options }: ChoiceProps) {
  return (
    <label>
      {name}{" "}
      <select defaultValue={asked.get(name) ?? options[0]} onChange={(event) => ask(name, event.target.value)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

/** Every part of the rooms that are asked for, in all its states. */
function Catalogue() {
  const room = asked.get("room") ?? "all";
  return (
    <main className="catalogue">
      <header className="catalogue-choices">
        <h1>Catalogue</h1>
        <Choice name="room" options={["all", ...Object.keys(ROOMS)]} />
        <Choice name="theme" options={THEME_NAMES} />
        <Choice name="text" options={SIZES} />
        <Choice name="language" options={["en-US", ...Object.keys(LANGUAGES).filter((one) => one !== "en-US")]} />
      </header>
      <div className="catalogue-parts" data-across={asked.has("across") || undefined}>
        {Object.entries(ROOMS).flatMap(([name, parts]) =>
          room === "all" || room === name
            ? Object.entries(parts).map(([part, states]) => (
                <section key={part} className="catalogue-part" data-room={name} aria-label={part}>
                  <h2>{part}</h2>
                  {Object.entries(states).map(([state, one]) => (
                    <Shown key={state} name={state} state={one} />
                  ))}
                </section>
              ))
            : [],
        )}
      </div>
    </main>
  );
}

async function show(): Promise<void> {
  const place = document.getElementById("catalogue");
  if (place === null) throw new Error("index.html has no #catalogue");
  // what a part would ask a server for stays under way
  globalThis.fetch = () => new Promise(() => undefined);
  setConfig(parseConfig({ jitter: 0 }));
  drawInPlace();
  document.documentElement.dataset["theme"] = themeOf(asked.get("theme") ?? "") ?? "1";
  rootStyle.fontSize = SIZES.find((size) => size === asked.get("text")) ?? "";
  await showLanguage(languageOf(asked.get("language") ?? "") ?? "en-US");
  await allWords();
  // the width of a phone decides whether text is large, not that of all parts side by side
  watchLargeText(place);
  createRoot(place).render(<Catalogue />);
}

void show();
