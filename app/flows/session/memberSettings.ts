import { savePreference } from "#app/api/comm/savePreference.ts";
import { preference, type Preference } from "#app/api/odds/getPreference.ts";
import { config, isChoice } from "#app/config.ts";
import { isFailure } from "#app/api/failure.ts";
import { sendCall } from "#app/api/sendCall.ts";
import { isOddsStyle, ODDS_STYLE, type OddsStyle } from "#app/domain/odds/odds.ts";
import { type App, owned } from "#app/application/app.ts";
import { stillSignedIn } from "#app/flows/session/isSignedIn.ts";
import { isMember } from "#app/stores/session.ts";
import {
  forgetUnsent,
  SHARED,
  type Shared,
  styleChange,
  adoptSettings,
  unsentSettings,
  useSettings,
} from "#app/stores/settings.ts";

/** How long to wait before retrying a save that did not arrive, ms. */
const SAVE_AGAIN_MS = 30_000;

/** The settings of a member's server, whose style may be Burmese. */
type ServerChoices = Partial<Omit<Shared, "oddsStyle">> & { readonly oddsStyle?: OddsStyle };

/**
 * The member's settings at the server; what cannot be read or is not offered (OPS-05) is left out, and so stays as it
 * is here.
 */
function choicesOf(server: Preference): ServerChoices {
  const { timeZone, oddsStyle, language } = server;
  const fits: Partial<Record<keyof Shared, boolean>> = {
    timeZone: timeZone >= -12 && timeZone <= 14,
    oddsStyle: isOddsStyle(oddsStyle) && isChoice("oddsStyle", oddsStyle),
    language: language !== undefined && isChoice("language", language),
  };
  return Object.fromEntries(SHARED.filter((name) => fits[name] ?? true).map((name) => [name, server[name]]));
}

/**
 * Which of the server's settings are adopted: all except those chosen on this device that have not reached the server,
 * because they are newer; the contract gives settings no timestamp.
 */
export function newerChoices(server: ServerChoices, unsent: readonly (keyof Shared)[]): ServerChoices {
  return Object.fromEntries(Object.entries(server).filter(([name]) => !unsent.some((mine) => mine === name)));
}

/**
 * Never apply the previous member's auto-accept setting: it is off until the member's own choice is known, unless
 * it was chosen since and waits for a login (BET-11).
 */
export function forgetAutoAccept(app: App): void {
  if (!unsentSettings().includes("autoAccept")) adoptSettings(app, { autoAccept: 0 });
}

interface Saves {
  underWay: boolean;
  /** The next try after a save that did not arrive. */
  again: ReturnType<typeof setTimeout> | undefined;
  /** The next request for preferences that did not come. */
  asking: ReturnType<typeof setTimeout> | undefined;
}

const savesOf = owned((): Saves => ({ underWay: false, again: undefined, asking: undefined }));

/**
 * Requests the member's preferences and adopts what was chosen elsewhere. What was lost or refused changes nothing and is
 * requested again, as often as the menu: until it comes no other price is accepted for this member (BET-11).
 */
export async function adoptPreference(app: App): Promise<void> {
  const isTheirs = stillSignedIn(app);
  await app.client.cancelQueries({ queryKey: preference().queryKey });
  const server = await app.client.fetchQuery({ ...preference(), staleTime: 0 }).catch(() => undefined);
  // another member may have signed in meanwhile
  if (!isTheirs()) return;
  const saves = savesOf(app);
  clearTimeout(saves.asking);
  if (server === undefined || server.refused) {
    saves.asking = setTimeout(() => void adoptPreference(app), config().intervals.menu);
    return;
  }
  const { oddsStyle, ...rest } = newerChoices(choicesOf(server), unsentSettings());
  // Burma mode belongs to the device: an ordinary style at the server does not end it
  const style = oddsStyle === ODDS_STYLE.BU ? styleChange(oddsStyle) : oddsStyle && { oddsStyle };
  adoptSettings(app, { ...rest, ...style });
  void saveUnsent(app);
}

/** Sends the settings chosen here to the member's server, one save at a time, always the latest values (spec §7). */
async function saveUnsent(app: App): Promise<void> {
  const names = unsentSettings();
  const saves = savesOf(app);
  if (saves.underWay || !isMember(app) || names.length === 0) return;
  saves.underWay = true;
  const isTheirs = stillSignedIn(app);
  clearTimeout(saves.again);
  const settings = useSettings.of(app).getState();
  const change = Object.fromEntries(names.map((name) => [name, settings[name]])) as Partial<Shared>;
  try {
    await sendCall(app.client, savePreference(), change);
  } catch (error) {
    // lost or turned away before it was looked at: the server may not know; refused: the same would be refused again
    if (!isFailure(error) || error.lost || error.signal !== undefined) {
      saves.again = setTimeout(() => void saveUnsent(app), SAVE_AGAIN_MS);
      return;
    }
  } finally {
    saves.underWay = false;
  }
  // what was changed meanwhile has not been sent, whatever became of the value before it
  const now = useSettings.of(app).getState();
  if (isTheirs()) forgetUnsent(names.filter((name) => now[name] === settings[name]));
  void saveUnsent(app);
}

/** Saves every setting for the member, as soon as there is one (spec §2, settings). Returns the stop function. */
export function watchSettings(app: App): () => void {
  const stop = useSettings.of(app).subscribe(() => void saveUnsent(app));
  return () => {
    stop();
    const { again, asking } = savesOf(app);
    clearTimeout(again);
    clearTimeout(asking);
  };
}
