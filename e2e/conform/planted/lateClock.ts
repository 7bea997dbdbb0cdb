import { beforeEach, vi } from "vitest";

/**
 * Nobody waits for a response that comes late: what is returned puts the clock of this test forward instead, by ms. The
 * clock is put back after the test.
 */
export function lateClock(): (ms: number) => void {
  let late = 0;
  const real = performance.now.bind(performance);
  beforeEach(() => {
    late = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => real() + late);
    return () => clock.mockRestore();
  });
  return (ms) => {
    late += ms;
  };
}
