import { LANGUAGES, isLanguage, type Language, languageOf } from "#app/domain/member/languages.ts";

/**
 * The watch on the start. It stands in the page itself, so it depends on nothing that could fail to come: where the app has not
 * drawn in time it says so, and where a file of the page was lost it loads the page again as soon as that file can be had.
 */

/** So long a start may take without a word, ms. */
const LATE_MS = 10_000;

/** The first look for a lost file; each further one, and each one after a reload that did not help, waits twice as long, ms. */
const LOOK_MS = 2_000;
const LOOK_MOST_MS = 300_000;

/** Those of locales/ may be what did not come. */
const WORDS: Readonly<Record<Language, readonly [late: string, again: string]>> = {
  "en-US": ["The page has not finished loading.", "Load again"],
  "es-ES": ["La página no ha terminado de cargarse.", "Volver a cargar"],
  "fr-FR": ["Le chargement de la page n’est pas terminé.", "Recharger"],
  "id-ID": ["Halaman belum selesai dimuat.", "Muat ulang"],
  "ja-JP": ["ページの読み込みが完了していません。", "再読み込み"],
  "pt-BR": ["A página não terminou de carregar.", "Carregar novamente"],
  "th-TH": ["หน้าเว็บยังโหลดไม่เสร็จ", "โหลดอีกครั้ง"],
  "vi-VN": ["Trang chưa tải xong.", "Tải lại"],
  "zh-CN": ["页面尚未加载完成。", "重新加载"],
  "zh-TW": ["頁面尚未載入完成。", "重新載入"],
};

/** The first of these that is one of our languages, by its code, its short code or, as browsers name it, its first part. */
export function startLanguage(wanted: readonly unknown[]): Language {
  for (const one of wanted) {
    if (typeof one !== "string" || one === "") continue;
    const known = languageOf(one);
    if (known !== undefined) return known;
    if (/^zh-(?:hant|hk|mo)/i.test(one)) return "zh-TW";
    const alike = Object.keys(LANGUAGES).find((code) => code.slice(0, 2) === one.slice(0, 2).toLowerCase());
    if (isLanguage(alike)) return alike;
  }
  return "en-US";
}

/** True until the app has drawn over the frame of the page. */
const isWaiting = (): boolean => document.querySelector(".boot") !== null;

function say(language: Language): void {
  if (document.querySelector(".boot-late") !== null) return;
  const [late, again] = WORDS[language];
  const words = document.createElement("p");
  words.textContent = late;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = again;
  button.addEventListener("click", () => location.reload());
  const box = document.createElement("div");
  box.className = "boot-late";
  box.lang = language;
  box.setAttribute("role", "alert");
  box.append(words, button);
  document.getElementById("app")?.append(box);
}

const addressOf = (file: Element): string => file.getAttribute("src") ?? file.getAttribute("href") ?? "";

/** True when the page and those of the lost files that it still names can be had; a new release has other files. */
async function areBack(lost: ReadonlySet<Element>): Promise<boolean> {
  // past what is kept, and kept anew: a server may have let "not found" be kept
  const fresh = { cache: "reload" } as const;
  const answer = await fetch(location.pathname, fresh);
  if (!answer.ok) return false;
  const page = await answer.text();
  const named = [...lost].map(addressOf).filter((address) => page.includes(address));
  const found = await Promise.all(named.map((address) => fetch(address, fresh)));
  return found.every(({ ok }) => ok);
}

/** How often the page has loaded itself again in vain. */
function reloadsBefore(): number {
  const state = history.state as { readonly reloads?: unknown } | null;
  return typeof state?.reloads === "number" ? state.reloads : 0;
}

function reload(): void {
  history.replaceState({ reloads: reloadsBefore() + 1 }, "");
  location.reload();
}

/** Watches the start until the app has drawn. */
export function watchStart(language: Language): void {
  const lost = new Set<Element>();
  // the router soon writes a state of its own: flows/reports/hooks.ts counts this mark
  if (reloadsBefore() > 0) document.documentElement.dataset.lost = "";

  const look = (): void => {
    if (!isWaiting()) return;
    areBack(lost).then(
      (back) => back && isWaiting() && reload(),
      () => undefined,
    );
  };
  const lookAgain = (wait: number): void => {
    setTimeout(() => {
      if (!isWaiting()) return;
      look();
      lookAgain(Math.min(wait * 2, LOOK_MOST_MS));
    }, wait);
  };

  addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement || target instanceof HTMLLinkElement)) return;
      // ui/enableStylesheets.ts may look only now
      target.dataset.lost = "";
      if (lost.size === 0) lookAgain(Math.min(LOOK_MS * 2 ** reloadsBefore(), LOOK_MOST_MS));
      lost.add(target);
    },
    true,
  );
  addEventListener("online", () => {
    if (lost.size > 0 || document.querySelector(".boot-late") !== null) look();
  });
  setTimeout(() => {
    if (isWaiting()) say(language);
  }, LATE_MS);
}
