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

/** What the sportsbook in a frame says of itself. */
export interface Standing {
  /** Its version, e.g. "1.6.0"; "" where it speaks host kit 1 and does not say. */
  readonly release: string;
  /** The host kit that it speaks: 1 or 2. */
  readonly kit: number;
  /** The messages that it hears. */
  readonly hears: readonly string[];
}

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
  /**
   * The host kit that your page needs, e.g. "2.1": an app that does not speak it is taken away, and the reason told. Left out,
   * this kit drives every app, as far as both know a message.
   */
  readonly version?: string;
  /**
   * Told what fails: `session` (what it threw or rejected with, or that its answer has no token), an app that does not greet
   * within 30 s, and one that is refused for its `version`.
   */
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
  /** Resolves when the sportsbook has greeted; fails where none does within 30 s, or it is refused or taken away. */
  readonly ready: Promise<Standing>;
  /**
   * Tells the sportsbook something, as soon as it has greeted; the kit sends SetView by itself. Resolves when it is sent, and
   * fails where that sportsbook does not hear such a message. What is not awaited need not be caught.
   */
  readonly send: (message: HostMessage) => Promise<void>;
  /** Takes the frame out of the page and stops listening; what was not sent by then fails. */
  readonly destroy: () => void;
}
