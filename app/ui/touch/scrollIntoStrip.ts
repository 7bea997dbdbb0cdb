const moved = new WeakSet<Element>();

/** Scrolls an item of a horizontal strip into view without moving the page, as scrollIntoView would (design 5). */
export function scrollIntoStrip(item: Element | null): void {
  const strip = item?.parentElement;
  if (!(item instanceof HTMLElement) || !strip) return;
  // the first item of a new strip is in view; measuring it would force a second layout of the whole new page
  if (!moved.has(strip) && item === strip.firstElementChild) return;
  moved.add(strip);
  const start = item.offsetLeft - strip.offsetLeft;
  const hidden = start < strip.scrollLeft || start + item.offsetWidth > strip.scrollLeft + strip.clientWidth;
  if (hidden) strip.scrollLeft = start - (strip.clientWidth - item.offsetWidth) / 2;
}
