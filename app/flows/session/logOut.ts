import { type App } from "#app/application/app.ts";
import { signOut } from "./session.ts";

/** The member logs out, and the index replaces the page that they were on (spec §2, side menu). */
export function logOut(app: App): void {
  void signOut(app);
  if (app.history.location.pathname !== "/") app.history.replace("/");
}
