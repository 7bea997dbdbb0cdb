/** A bet's id in passing, such as "…192174": its last six digits tell it from the others; the whole stands on its own page. */
export const shortId = (id: string): string => (id.length > 8 ? `…${id.slice(-6)}` : id);
