// Puts the stored theme on <html> before anything is painted. A classic script in a file of its own: the content
// security policy (script-src 'self') forbids an inline one, and a module would run after the first paint.
// It reads what stores/theme.ts wrote and must never throw: storage may be blocked, or hold anything.
(() => {
  const THEMES = { 1: "1", 2: "SP2", 3: "SP3", 4: "SP4", 99: "99" };
  let theme;
  try {
    theme = THEMES[JSON.parse(localStorage.getItem("sportsbook:theme") || "{}").data?.theme];
  } catch {
    // the theme of the markup stands
  }
  if (!theme) return;
  document.documentElement.dataset.theme = theme;
  if (theme !== "99" && theme !== "SP4") return;
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", "rgb(47,47,47)");
})();
