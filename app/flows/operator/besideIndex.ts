/** The HTTP status of a file that is not there. */
const NOT_FOUND = 404;

/**
 * What a file beside index.html says now, past everything that is kept. One that is not there is an empty one; undefined where it does
 * not come, or is no JSON.
 */
export async function readBesideIndex(name: string): Promise<unknown> {
  try {
    const answer = await fetch(`./${name}`, { cache: "no-store", credentials: "same-origin" });
    if (answer.status === NOT_FOUND) return {};
    return answer.ok ? await answer.json() : undefined;
  } catch {
    // asked for again at its next turn
    return undefined;
  }
}
