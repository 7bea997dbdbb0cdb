import { type RefObject, useEffect, useRef, useState } from "react";
import { type Video } from "#app/api/comm/getTv.ts";

/** The state of a player. */
export type PlayerState = "connecting" | "playing" | "failed";

type Source = Exclude<Video, { type: "none" }>;

/** A stream that shows no picture within this time counts as unavailable, ms. */
const PATIENCE_MS = 20_000;

const NATIVE_HLS = "application/vnd.apple.mpegurl";

/** Plays an address with the browser's own player. */
function attachDirectly(element: HTMLVideoElement, url: string): () => void {
  element.src = url;
  return () => {
    element.removeAttribute("src");
    element.load();
  };
}

/**
 * Plays a source in a video element: files directly, streams by a player that is loaded only now. Where that one cannot run (iPhones) the browser's own player
 * is used; elsewhere that answers "maybe" to streams that it then does not play.
 */
async function attach(element: HTMLVideoElement, { type, url }: Source, fail: () => void): Promise<() => void> {
  if (type === "mp4") return attachDirectly(element, url);
  const { default: Hls } = await import("hls.js/light");
  if (!Hls.isSupported()) {
    if (element.canPlayType(NATIVE_HLS) !== "") return attachDirectly(element, url);
    fail();
    return () => undefined;
  }
  // no worker: the content security policy names none
  const player = new Hls({ enableWorker: false });
  player.on(Hls.Events.ERROR, (_, { fatal }) => {
    if (fatal) fail();
  });
  player.loadSource(url);
  player.attachMedia(element);
  return () => player.destroy();
}

/** The player of one source: connecting until the first picture, failed if none comes (spec §2, video). */
export function usePlayer(source: Source | undefined): {
  readonly ref: RefObject<HTMLVideoElement | null>;
  readonly state: PlayerState;
} {
  const ref = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<PlayerState>("connecting");
  const url = source?.url;
  const type = source?.type;
  useEffect(() => {
    const element = ref.current;
    if (!element || url === undefined || type === undefined) return;
    let gone = false;
    let detach: (() => void) | undefined;
    const fail = () => {
      if (!gone) setState("failed");
    };
    const play = () => {
      if (!gone) setState("playing");
    };
    const patience = setTimeout(() => {
      if (element.readyState < 2) fail();
    }, PATIENCE_MS);
    element.addEventListener("loadeddata", play);
    element.addEventListener("error", fail);
    attach(element, { type, url }, fail).then((undo) => {
      if (gone) undo();
      else detach = undo;
    }, fail);
    return () => {
      gone = true;
      clearTimeout(patience);
      element.removeEventListener("loadeddata", play);
      element.removeEventListener("error", fail);
      detach?.();
    };
  }, [url, type]);
  return { ref, state };
}
