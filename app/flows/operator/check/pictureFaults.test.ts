import { expect, test } from "vitest";
import { pictureFaults } from "./pictureFaults.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const faults = (text: string, path = "/brand/logo.svg") => pictureFaults("logo", path, bytes(text));

test("a plain drawing is taken", () => {
  expect(
    faults(
      '<svg xmlns="http://www.w3.org/2000/svg"><defs><path id="a" d="M0 0h9"/></defs><use href="#a" fill="url(#b)"/></svg>',
    ),
  ).toEqual([]);
});

test.each([
  ["<svg><script>1</script></svg>", "holds a script"],
  ['<svg onload="go()"/>', "holds a script"],
  ['<svg><a href="javascript:go()"/></svg>', "holds a script"],
  ["<svg><foreignObject/></svg>", "holds a foreign object"],
  ['<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', "holds a document type"],
  ['<svg><image href="https://else.example/1.png"/></svg>', "refers to what is outside it"],
  ['<svg><rect fill="url(//else.example/1.svg#a)"/></svg>', "refers to what is outside it"],
  ["<svg><style>@import 'x.css';</style></svg>", "refers to what is outside it"],
  ["<html></html>", "is no SVG file"],
  [`<svg>${" ".repeat(20_000)}</svg>`, "has 20011 bytes, at most 20000 are taken"],
])("%s is refused by name", (text, says) => {
  expect(faults(text)).toContain(`brand.logo: /brand/logo.svg ${says}`);
});

test("a picture is what its name says", () => {
  expect(faults("\u0089PNG", "/a.png")).toEqual(["brand.logo: /a.png is no PNG file"]);
  expect(pictureFaults("icon", "/a.png", new Uint8Array([0x89, 0x50, 0x4e, 0x47]))).toEqual([]);
  expect(faults("RIFF1234WEBPVP8 ", "/a.webp")).toEqual([]);
  expect(faults("RIFF1234WAVE", "/a.webp")).toEqual(["brand.logo: /a.webp is no WebP file"]);
  expect(faults(`RIFF1234WEBP${"x".repeat(50_000)}`, "/a.webp")).toEqual([
    "brand.logo: /a.webp has 50012 bytes, at most 50000 are taken",
  ]);
});
