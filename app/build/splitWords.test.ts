import { describe, expect, test } from "vitest";
import { messagesOf, staticImports } from "./splitWords.ts";

describe("what the first list imports for good", () => {
  const files = staticImports("app/start/main.tsx");

  test("holds the list and its header", () => {
    expect(files).toContain("app/components/board/price/OddsButton.tsx");
    expect(files).toContain("app/components/shell/Header.tsx");
  });

  test("holds neither the session nor the slip nor another page", () => {
    expect(files).not.toContain("app/flows/session/sessionWatch.ts");
    expect(files).not.toContain("app/components/slip/SlipSheet.tsx");
    expect(files).not.toContain("app/screens/setting/SettingScreen.tsx");
    expect(files).not.toContain("app/domain/odds/payout.ts");
  });

  test("has words, and fewer than a third of all", () => {
    const all = messagesOf(new Set([...files, ...staticImports("app/components/shell/over/Overlays.tsx")]));
    const first = messagesOf(files);
    expect(first.size).toBeGreaterThan(50);
    expect(first.size).toBeLessThan(270);
    expect(all.size).toBeGreaterThan(first.size);
  });
});
