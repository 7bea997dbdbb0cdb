import { type ReactNode } from "react";
import { type App } from "#app/application/app.ts";

/** A part in one of its states. */
export interface PartState {
  /** What the app of this state knows before the part is drawn. */
  readonly before?: (app: App) => void;
  /** Height in px of the stage that stands for the window, for what lies over a page. */
  readonly stage?: number;
  readonly draw: () => ReactNode;
}

/** The states of a part, each by what it is. */
export type PartStates = Readonly<Record<string, PartState>>;

/** A room of the catalogue: its parts by name. */
export type Room = Readonly<Record<string, PartStates>>;

/** Every key of a table of drawings, as states: where the keys are those of a type, the compiler asks for a missing one. */
export const statesOf = <Key extends string>(
  drawn: Readonly<Record<Key, () => ReactNode>>,
  more: Omit<PartState, "draw"> = {},
): PartStates =>
  Object.fromEntries(Object.entries<() => ReactNode>(drawn).map(([name, draw]) => [name, { ...more, draw }]));

/** What a control of the catalogue does. */
export const nothing = (): void => undefined;
