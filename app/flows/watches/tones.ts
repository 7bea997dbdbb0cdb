import { type App } from "#app/application/app.ts";
import { HOUR_MS } from "#app/domain/time/dates.ts";
import { type Telling } from "#app/domain/watches/watchBook.ts";
import { useAlertSounds } from "#app/stores/watches/sounds.ts";
import { useSettings } from "#app/stores/settings.ts";

/** Two short tones: their pitch in Hz, and how long each lasts, s. */
const PITCHES = [880, 1_175] as const;
const TONE_S = 0.12;
const LOUDNESS = 0.1;

const BUZZ_MS = 200;

let speaker: AudioContext | undefined;

/** Called within a tap, so that the browser allows sound from then on (WAT-07). */
export function unlockTones(): void {
  if (typeof AudioContext !== "function") return;
  speaker ??= new AudioContext();
  void speaker.resume();
}

function playTones(): void {
  if (speaker?.state !== "running") return;
  const { currentTime, destination } = speaker;
  for (const [at, pitch] of PITCHES.entries()) {
    const starts = currentTime + at * TONE_S;
    const tone = speaker.createOscillator();
    const volume = speaker.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(LOUDNESS, starts);
    volume.gain.linearRampToValueAtTime(0, starts + TONE_S);
    tone.connect(volume).connect(destination);
    tone.start(starts);
    tone.stop(starts + TONE_S);
  }
}

/** True from 22:00 to 08:00 where the member is; `at` in epoch ms, `timeZone` in hours east of UTC (WAT-07). */
function isNight(at: number, timeZone: number): boolean {
  const hour = new Date(at + timeZone * HOUR_MS).getUTCHours();
  return hour >= 22 || hour < 8;
}

/** True if one of these is of a kind that the member wants to hear, at this hour (WAT-07). */
export function mayRing(app: App, tellings: readonly Telling[], at: number): boolean {
  const { kinds, quiet } = useAlertSounds.of(app).getState();
  if (!tellings.some(({ watch }) => kinds.includes(watch.kind))) return false;
  return (
    !(quiet && isNight(at, useSettings.of(app).getState().timeZone)) && !matchMedia("(prefers-reduced-motion)").matches
  );
}

/** Sounds and vibrates once for new alerts, if the member wants it. */
export function ring(app: App, tellings: readonly Telling[]): void {
  if (!mayRing(app, tellings, Date.now())) return;
  playTones();
  navigator.vibrate?.(BUZZ_MS);
}

/** A reloaded page may sound after its first tap. Returns the stop function. */
export function unlockAtFirstTap(app: App): () => void {
  if (useAlertSounds.of(app).getState().kinds.length > 0) addEventListener("pointerdown", unlockTones, { once: true });
  return () => removeEventListener("pointerdown", unlockTones);
}
