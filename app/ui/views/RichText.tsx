"use no memo";

import { createElement, Fragment, type ReactNode, use } from "react";
import { RICH_DROPPED, RICH_TAGS, richAddress, richSpan } from "./richTags.ts";
import styles from "./RichText.module.css";

interface RichTextProps {
  /** The operator's HTML or plain text; never inserted into the page as it is. */
  readonly html: string;
}

/** The sanitiser, a chunk of its own that loads the first time such HTML is shown. */
let purifier: Promise<(html: string) => DocumentFragment> | undefined;

const loadPurifier = (): Promise<(html: string) => DocumentFragment> =>
  (purifier ??= import("dompurify").then(
    ({ default: purify }) =>
      (html: string) =>
        purify.sanitize(html, {
          RETURN_DOM_FRAGMENT: true,
          ALLOWED_ATTR: ["href", "colspan"],
          // the words inside a removed tag must stay (CON-02)
          KEEP_CONTENT: true,
          FORBID_TAGS: ["style", "form", "input", "img", "svg", "math"],
        }),
  ));

function attributesOf(node: Element, key: number): Record<string, unknown> {
  if (node.tagName === "A") {
    const href = richAddress(node.getAttribute("href"));
    return href === undefined ? { key } : { key, href, target: "_blank", rel: "noopener noreferrer" };
  }
  const colSpan = node.tagName === "TD" || node.tagName === "TH" ? richSpan(node.getAttribute("colspan")) : undefined;
  return colSpan === undefined ? { key } : { key, colSpan };
}

/**
 * Rebuilds what the sanitiser left as React elements: an allowed tag, or its children, with attributes made by hand.
 */
function rebuilt(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element) || RICH_DROPPED.has(node.tagName.toUpperCase())) return null;
  const children = [...node.childNodes].map(rebuilt);
  if (!RICH_TAGS.has(node.tagName)) return <Fragment key={key}>{children}</Fragment>;
  const tag = node.tagName === "H1" ? "h2" : node.tagName.toLowerCase();
  const attributes = attributesOf(node, key);
  return tag === "br" ? <br key={key} /> : createElement(tag, attributes, ...children);
}

const looksLikeHtml = (text: string): boolean => /[<&]/.test(text);

function Cleaned({ html }: RichTextProps) {
  const purify = use(loadPurifier());
  return [...purify(html).childNodes].map(rebuilt);
}

/**
 * The operator's HTML as React elements: only the allowed tags and attributes survive, all words do, and no HTML string
 * reaches the page (trust 5.1, CON-02). Needs a Suspense around it, because the sanitiser loads on demand.
 */
export function RichText({ html }: RichTextProps) {
  return <div className={styles.rich}>{looksLikeHtml(html) ? <Cleaned html={html} /> : <p>{html}</p>}</div>;
}
