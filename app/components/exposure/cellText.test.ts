import { expect, test } from "vitest";
import { cellText } from "./cellText.ts";

test.each([
  [310, "+310"],
  [-100, "−100"],
  [0, "0"],
  [0.4, "0"],
  [-0.4, "0"],
  [45.5, "+46"],
  [-99.5, "−100"],
  [999.6, "+1k"],
  [1_240, "+1.2k"],
  [-12_960, "−13k"],
  [250_000, "+250k"],
  [999_960, "+1m"],
  [-3_400_000, "−3.4m"],
])("%d is %s", (amount, text) => expect(cellText(amount)).toBe(text));
