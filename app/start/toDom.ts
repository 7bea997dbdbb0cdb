import { type ReactElement, type ReactNode } from "react";

const SVG = "http://www.w3.org/2000/svg";

/** Attributes whose name in React differs from the DOM's. */
const NAMES: Readonly<Record<string, string>> = { className: "class", strokeWidth: "stroke-width" };

/** Not set as attributes yet: children are nodes of their own, and a name promises a working control (QA-04). */
const OWN = /^children$|^data-q/;

function setAttributes(element: Element, props: object, own: RegExp): void {
  for (const [name, value] of Object.entries(props) as [string, unknown][]) {
    const tells = typeof value === "boolean" && (value || /^(?:aria|data)-/.test(name));
    const says = typeof value === "string" || typeof value === "number";
    if ((tells || says) && !own.test(name)) element.setAttribute(NAMES[name] ?? name, String(value));
  }
}

/**
 * Renders JSX as DOM nodes before React has loaded: tags, texts and components that are plain functions of their props,
 * without hooks, state, styles or listeners. React renders the same JSX a moment later. `own` are the properties that are left out.
 */
export function toDom(node: ReactNode, own = OWN): readonly Node[] {
  if (Array.isArray(node)) return node.flatMap((one: ReactNode) => toDom(one, own));
  if (typeof node === "string" || typeof node === "number") return [document.createTextNode(String(node))];
  if (typeof node !== "object" || node === null) return [];
  const { type, props } = node as ReactElement<{ readonly children?: ReactNode }>;
  if (typeof type === "function") return toDom((type as (given: unknown) => ReactNode)(props), own);
  const children = toDom(props.children, own);
  // a fragment is its children
  if (typeof type !== "string") return children;
  const element = type === "svg" || type === "use" ? document.createElementNS(SVG, type) : document.createElement(type);
  setAttributes(element, props, own);
  element.append(...children);
  return [element];
}
