import { type ComponentType, lazy } from "react";
import { chunk } from "#app/flows/chunk.ts";

/** Renders nothing in place of a part that did not load: the frame reports that (NET-12). */
const Nothing = () => null;

/** A part of a page that loads when it is first rendered, `after` what must load before it. */
export const lazyPart = <Name extends string, Props = object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  after?: Promise<void>,
) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    await after;
    return {
      default: await chunk(load).then(
        (part) => part[name],
        () => Nothing,
      ),
    };
  });
