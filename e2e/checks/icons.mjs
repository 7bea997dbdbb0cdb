// Renders the icons of the installed app from app/ui/icons/brand.svg. Run by hand when the drawing changes; the files
// are committed.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { chromium } from "playwright-core";

const FOLDER = new URL("../../app/ui/icons/", import.meta.url);
const SYSTEM = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/google-chrome"];
const brand = readFileSync(new URL("brand.svg", FOLDER), "utf8");
const inner = brand.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");
const [ground, ...marks] = inner.split(/(?<=\/>)/);

/** The drawing without rounded corners, scaled down by a factor: for systems that apply their own shape. */
const full = (factor) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground.replace(/ rx="\d+"/, "")}` +
  `<g transform="translate(16 16) scale(${factor}) translate(-16.3 -15.5)">${marks.join("")}</g></svg>`;

const ICONS = [
  { file: "app-192.png", size: 192, svg: brand },
  { file: "app-512.png", size: 512, svg: brand },
  { file: "app-maskable-512.png", size: 512, svg: full(0.78) },
  { file: "app-apple-180.png", size: 180, svg: full(0.9) },
];

const executablePath = SYSTEM.find((path) => existsSync(path));
const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
const page = await browser.newPage();
for (const { file, size, svg } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  writeFileSync(new URL(file, FOLDER), await page.screenshot({ omitBackground: true }));
}
await browser.close();
