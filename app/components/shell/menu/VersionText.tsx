"use no memo";

import { useLingui } from "@lingui/react/macro";
import { SPECIFIED_VERSION } from "#app/domain/release.ts";
import { operatorEntries } from "#app/flows/operator/entries.ts";

/** The version text of the side menu: the specification's, or the operator's own (spec §1). */
export function VersionText() {
  const { t } = useLingui();
  const version = operatorEntries().versionText ?? SPECIFIED_VERSION;
  return t`Version ${version}`;
}
