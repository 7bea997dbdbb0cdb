import { type ComponentType, lazy } from "react";
import { chunk } from "#app/flows/chunk.ts";

/** Nothing in the place of what did not arrive: the frame says that itself (NET-12). */
const Nothing = () => null;

/** A part of a page that comes when it is drawn for the first time, `after` what goes before it. */
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
