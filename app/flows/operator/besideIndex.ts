/** The HTTP status of a file that is not there. */
const NOT_FOUND = 404;

/**
 * What a file beside index.html says now, bypassing all caches. A missing file counts as empty; undefined if it cannot
 * be loaded, or is not JSON.
 */
export async function readBesideIndex(name: string): Promise<unknown> {
  try {
    const answer = await fetch(`./${name}`, { cache: "no-store", credentials: "same-origin" });
    if (answer.status === NOT_FOUND) return {};
    return answer.ok ? await answer.json() : undefined;
  } catch {
    // requested again at the next interval
    return undefined;
  }
}
