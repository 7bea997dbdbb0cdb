import { type AppMessage, type HostMessage } from "#app/host/messages.ts";

/** What proves who the member is at the bookmaker; it goes into the frame by message, never into an address. */
export interface Session {
  readonly token: string;
  readonly bcs?: string;
}

/** What the host does when the sportsbook says something; each handler is optional. */
export type Handlers = {
  readonly [T in AppMessage["type"]]?: (message: Extract<AppMessage, { readonly type: T }>) => void;
};

/** How the sportsbook is put into a page. */
export interface MountOptions {
  /** Where the sportsbook is installed, e.g. "https://sports.example/". Its config.json must list this page's origin under parentOrigins. */
  readonly src: string;
  /** The element, or its selector, that takes the frame. */
  readonly container: Element | string;
  /** Launch parameters that may be seen: language, os, area, theme, goto, Action, ActionData. */
  readonly launch?: Readonly<Record<string, string>>;
  /**
   * Asked for a session when the sportsbook is ready, and whenever it needs a login. Undefined or null = nobody is signed in:
   * whoever was is signed out at the start. So it is when this fails; it is then asked again at the next login.
   */
  readonly session?: () => Session | null | undefined | Promise<Session | null | undefined>;
  /** Told why `session` failed: what it threw or rejected with, or that its answer has no token. */
  readonly onError?: (error: unknown) => void;
  /**
   * "fill" (the default) is as high as its container and scrolls inside. "content" grows with the page and scrolls with
   * yours; the kit tells which part of it is seen, less the `scroll-padding` of your page, and bars and sheets stand there.
   */
  readonly height?: "fill" | "content";
  /**
   * The frame's `sandbox`, e.g. "allow-scripts". Without "allow-same-origin" the app lives from memory and has no origin: the
   * session then goes to the first document of the frame alone, and one that comes after it is replaced by the app anew.
   */
  readonly sandbox?: string;
  /** The accessible name of the frame. */
  readonly title?: string;
  readonly on?: Handlers;
}

/** A sportsbook in a page. */
export interface Sportsbook {
  readonly frame: HTMLIFrameElement;
  /** Tells the sportsbook something: SetTheme, SetLanguage, RefreshBalance, OpenMatch, Logout, SetToken; the kit sends SetView by itself. */
  readonly send: (message: HostMessage) => void;
  /** Takes the frame out of the page and stops listening. */
  readonly destroy: () => void;
}
