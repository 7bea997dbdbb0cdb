import { expect, test } from "vitest";
import { hostKitTypes } from "./emitHostKit.ts";

test("the declarations of the host kit stand alone", () => {
  const types = hostKitTypes();
  expect(types).not.toMatch(/^import /m);
  for (const name of ["mount", "MountOptions", "Sportsbook", "Handlers", "AppMessage", "HostMessage", "Session"]) {
    expect(types).toMatch(new RegExp(`^export (declare function|type|interface) ${name}\\b`, "m"));
  }
});
