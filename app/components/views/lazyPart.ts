import { type ComponentType, lazy, type ReactNode } from "react";
import { chunk } from "#app/flows/chunk.ts";

type PropsOf<Part> = Part extends () => ReactNode
  ? object
  : Part extends (props: infer Props) => ReactNode
    ? Props
    : never;

/** Renders nothing in place of a part that did not load: the frame reports that (NET-12). */
const Nothing = () => null;

/** A part of a page that loads when it is first rendered, `after` what must load before it. */
export const lazyPart = <Name extends string, Module extends Record<Name, unknown>>(
  load: () => Promise<Module>,
  name: Name,
  after?: Promise<void>,
) =>
  lazy(async (): Promise<{ default: ComponentType<PropsOf<Module[Name]>> }> => {
    await after;
    return {
      default: await chunk(load).then(
        (part) => part[name] as ComponentType<PropsOf<Module[Name]>>,
        () => Nothing,
      ),
    };
  });
