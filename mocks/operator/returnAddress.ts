/**
 * Where an operator's page sends the browser back to: the URL in `return` if it has the same origin, else the app two
 * folders up. Anything else (another site, a script) is ignored.
 */
export function returnAddress(page: string): URL {
  const here = new URL(page);
  const home = new URL("../../", here);
  const asked = here.searchParams.get("return") ?? here.searchParams.get("returnUrl");
  if (asked === null) return home;
  try {
    const back = new URL(asked, home);
    const safe =
      (back.protocol === "https:" || back.protocol === "http:") &&
      back.origin === here.origin &&
      back.username === "" &&
      back.password === "";
    return safe ? back : home;
  } catch {
    return home;
  }
}

/** The return URL with the session as launch parameters, in the query before the hash (contract, Launch parameters). */
export function launchAddress(back: URL, token: string, bcs: string): string {
  const address = new URL(back);
  address.searchParams.set("token", token);
  address.searchParams.set("bcs", bcs);
  return address.href;
}
