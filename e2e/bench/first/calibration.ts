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
