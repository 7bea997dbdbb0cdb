import { LANGUAGES, isLanguage, type Language, languageOf } from "#app/domain/member/languages.ts";

/**
 * Watches the start. It is inlined in the page, so it depends on nothing that could fail to load: if the app has not
 * rendered in time it says so, and if a file of the page was lost it reloads the page as soon as that file is
 * available.
 */

/** How long a start may take without a message, ms. */
const LATE_MS = 10_000;

/**
 * The wait before the first check for a lost file; it doubles with each further check, and after each reload that did
 * not help, ms.
 */
const LOOK_MS = 2_000;
const LOOK_MOST_MS = 300_000;

/** The catalogues of locales/ may be what failed to load. */
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

/**
 * The first of these that is one of our languages, by its code, its short code or the first part of a browser's name
 * for it.
 */
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

/** True until the app has rendered over the static shell. */
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

/** True if the page and those lost files that it still names are available; a new release has other files. */
async function areBack(lost: ReadonlySet<Element>): Promise<boolean> {
  // bypasses and updates the cache: a server may have allowed "not found" to be cached
  const fresh = { cache: "reload" } as const;
  const answer = await fetch(location.pathname, fresh);
  if (!answer.ok) return false;
  const page = await answer.text();
  const named = [...lost].map(addressOf).filter((address) => page.includes(address));
  const found = await Promise.all(named.map((address) => fetch(address, fresh)));
  return found.every(({ ok }) => ok);
}

/** How often the page has reloaded itself in vain. */
function reloadsBefore(): number {
  const state = history.state as { readonly reloads?: unknown } | null;
  return typeof state?.reloads === "number" ? state.reloads : 0;
}

function reload(): void {
  history.replaceState({ reloads: reloadsBefore() + 1 }, "");
  location.reload();
}

/** Watches the start until the app has rendered. */
export function watchStart(language: Language): void {
  const lost = new Set<Element>();
  // the router soon writes its own state: flows/reports/hooks.ts counts this mark
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
      // ui/enableStylesheets.ts may check only now
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
