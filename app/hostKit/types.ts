import { type AppMessage, type HostMessage } from "#app/host/messages.ts";

/** The member's credentials at the bookmaker; sent to the frame by message, never in a URL. */
export interface Session {
  readonly token: string;
  readonly bcs?: string;
}

/** The host's handlers for messages from the sportsbook; each is optional. */
export type Handlers = {
  readonly [T in AppMessage["type"]]?: (message: Extract<AppMessage, { readonly type: T }>) => void;
};

/** What the sportsbook in a frame says about itself. */
export interface Standing {
  /** Its version, e.g. "1.6.0"; "" if it speaks host kit 1, which does not say. */
  readonly release: string;
  /** The host kit version that it speaks: 1 or 2. */
  readonly kit: number;
  /** The messages that it accepts. */
  readonly hears: readonly string[];
}

/** How to mount the sportsbook in a page. */
export interface MountOptions {
  /** Where the sportsbook is installed, e.g. "https://sports.example/". Its config.json must list this page's origin under parentOrigins. */
  readonly src: string;
  /** The element, or its selector, that will contain the frame. */
  readonly container: Element | string;
  /** Launch parameters that are not secret: language, os, area, theme, goto, Action, ActionData. */
  readonly launch?: Readonly<Record<string, string>>;
  /**
   * Asked for a session when the sportsbook is ready, and whenever it needs a login. Undefined or null = nobody is
   * signed in: at the start, whoever was is signed out. The same applies if it fails; it is asked again at the next
   * login.
   */
  readonly session?: () => Session | null | undefined | Promise<Session | null | undefined>;
  /**
   * The host kit version that your page needs, e.g. "2.1": an app that does not speak it is removed, and the reason
   * reported. If omitted, this kit drives every app, as far as both know a message.
   */
  readonly version?: string;
  /**
   * Receives failures: `session` (what it threw or rejected with, or that it has no token), an app that does not greet
   * within 30 s, and one that is rejected for its `version`.
   */
  readonly onError?: (error: unknown) => void;
  /**
   * "fill" (the default) is as tall as its container and scrolls inside. "content" grows with the page and scrolls with
   * yours; the kit reports which part of it is visible, less the `scroll-padding` of your page, and bars and sheets are
   * placed there.
   */
  readonly height?: "fill" | "content";
  /**
   * The frame's `sandbox`, e.g. "allow-scripts". Without "allow-same-origin" the app has no storage and an opaque
   * origin: the session then goes only to the first document of the frame, and a later one is replaced by a new frame
   * of the app.
   */
  readonly sandbox?: string;
  /** The accessible name of the frame. */
  readonly title?: string;
  readonly on?: Handlers;
}

/** A sportsbook in a page. */
export interface Sportsbook {
  readonly frame: HTMLIFrameElement;
  /** Resolves when the sportsbook has greeted; rejects if it does not within 30 s, or if it is rejected or removed. */
  readonly ready: Promise<Standing>;
  /**
   * Sends a message to the sportsbook, once it has greeted; the kit sends SetView itself. Resolves when it is sent, and
   * rejects if that sportsbook does not accept such a message. If you do not await it, you need not catch it.
   */
  readonly send: (message: HostMessage) => Promise<void>;
  /** Removes the frame from the page and stops listening; whatever was not sent by then rejects. */
  readonly destroy: () => void;
}
