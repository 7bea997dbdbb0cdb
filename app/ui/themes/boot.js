// Puts the stored theme on <html> before anything is painted. A classic script in a file of its own: the content
// security policy (script-src 'self') forbids an inline one, and a module would run after the first paint.
// It reads what stores/theme.ts wrote and must never throw: storage may be blocked, or hold anything.
(() => {
  let theme;
  try {
    theme = JSON.parse(localStorage.getItem("sportsbook:theme") || "{}").data?.theme;
  } catch {
    // the theme of the markup stands
  }
  if (!["1", "SP2", "SP3", "SP4", "99"].includes(theme)) return;
  document.documentElement.dataset.theme = theme;
  if (theme !== "99" && theme !== "SP4") return;
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", "rgb(47,47,47)");
})();
