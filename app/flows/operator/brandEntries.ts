import * as v from "valibot";
import { isOwnPath } from "#app/config.ts";
import { BRAND_ROLES, type BrandRole } from "#app/domain/member/brand.ts";
import { THEME_NAMES, type ThemeName } from "#app/domain/member/themes.ts";

const colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i), v.toLowerCase());

const optional = <Key extends string, Schema extends v.GenericSchema>(keys: readonly Key[], schema: Schema) =>
  Object.fromEntries(keys.map((key) => [key, v.exactOptional(schema)])) as Record<
    Key,
    v.ExactOptionalSchema<Schema, undefined>
  >;

const colours = v.strictObject(optional<BrandRole, typeof colour>(BRAND_ROLES, colour));

/** A picture on this host; its content is checked by the check page and by `npm run brand` (check/pictureFaults.ts). */
const picture = v.pipe(v.string(), v.check(isOwnPath), v.regex(/\.(?:svg|png|webp)$/i));

/**
 * The operator's name, logo and icon (OPS-01), and its look: colours by theme, and the corner radius of cells and
 * buttons, px (OPS-01, OPS-02).
 */
export const brand = v.strictObject({
  name: v.exactOptional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(24))),
  logo: v.exactOptional(picture),
  icon: v.exactOptional(picture),
  radius: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(16))),
  themes: v.optional(v.strictObject(optional<ThemeName, typeof colours>(THEME_NAMES, colours)), {}),
});

/** A brand as read. */
export type Brand = v.InferOutput<typeof brand>;
