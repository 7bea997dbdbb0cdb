import { type Brand } from "#app/flows/operator/brandEntries.ts";

/** The part of a web app manifest that a brand changes. */
interface Manifest {
  name: string;
  short_name: string;
  start_url: string;
  scope: string;
  background_color: string;
  theme_color: string;
  icons: { src: string; sizes?: string; type?: string; purpose?: string }[];
}

const SORTS: Readonly<Record<string, string>> = { svg: "image/svg+xml", png: "image/png", webp: "image/webp" };

const here = (path: string): string => new URL(path, document.baseURI).href;

const sortOf = (path: string): string => SORTS[path.slice(path.lastIndexOf(".") + 1).toLowerCase()] ?? "";

/** The built manifest with the operator's values; all its URLs are absolute. */
function manifestOf(built: Manifest, { name, icon }: Brand, chrome: string | undefined): Manifest {
  const ground = chrome ?? built.theme_color;
  const icons = icon === undefined ? built.icons : [{ src: icon, sizes: "any", type: sortOf(icon), purpose: "any" }];
  return {
    ...built,
    name: name ?? built.name,
    short_name: name ?? built.short_name,
    start_url: here("./"),
    scope: here("./"),
    background_color: ground,
    theme_color: ground,
    icons: icons.map((one) => ({ ...one, src: here(one.src) })),
  };
}

/**
 * Sets the operator's icon for the tab and the home screen, and a manifest with its name, icon and chrome colour
 * ("#rrggbb" of the light theme; OPS-01). If the manifest cannot be read, the built one stays.
 */
export async function wearIcons(brand: Brand, chrome: string | undefined): Promise<void> {
  const { icon } = brand;
  if (icon !== undefined)
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=icon], link[rel=apple-touch-icon]")) {
      link.type = sortOf(icon);
      link.href = icon;
    }
  const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
  if (link === null || (brand.name ?? icon ?? chrome) === undefined) return;
  const answer = await fetch(link.href, { credentials: "same-origin" });
  if (!answer.ok) return;
  const manifest = manifestOf((await answer.json()) as Manifest, brand, chrome);
  link.href = `data:application/manifest+json,${encodeURIComponent(JSON.stringify(manifest))}`;
}
