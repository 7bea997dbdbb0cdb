"use no memo";

import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { brandFace } from "#app/config.ts";

/** The page's title for browsers and screen readers, in the page's language: "Settings · Sportsbook"; "" is the index (WCAG 2.4.2). */
export function PageTitle({ page }: { readonly page: string }) {
  const { t } = useLingui();
  const brand = brandFace().name ?? t`Sportsbook`;
  useEffect(() => {
    document.title = page === "" ? brand : `${page} · ${brand}`;
  });
  return null;
}
