/**
 * A fixed piece of script and layout, ms: what blocks a page on one machine is compared with another's after dividing by it. It is
 * written with the DOM alone, so that no change of the app changes it.
 */
export function calibration(): number {
  const before = performance.now();
  const room = document.createElement("div");
  document.body.append(room);
  let sum = 0;
  for (let round = 0; round < 10; round += 1) {
    room.replaceChildren(
      ...Array.from({ length: 200 }, (_, at) => {
        const row = document.createElement("p");
        row.append(
          ...Array.from({ length: 4 }, (_one, cell) =>
            Object.assign(document.createElement("span"), { textContent: `${at * cell} ` }),
          ),
        );
        return row;
      }),
    );
    sum += room.getBoundingClientRect().height;
  }
  room.remove();
  return sum > 0 ? performance.now() - before : 0;
}

/** A task is felt from here on, ms. */
const FELT_MS = 50;

/**
 * How long tasks would block the page on the machine at which the aims were set, ms: each as long as it would take there, less what
 * is not felt. To divide the sum instead would count what no one there would feel.
 */
export const blockedMs = (tasks: readonly number[], slowness: number): number =>
  tasks.reduce((sum, duration) => sum + Math.max(0, duration / slowness - FELT_MS), 0);
