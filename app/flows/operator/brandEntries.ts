import * as v from "valibot";
import { BRAND_ROLES, type BrandRole } from "#app/domain/member/brand.ts";
import { THEME_NAMES, type ThemeName } from "#app/domain/member/themes.ts";

const colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i, "must be a colour such as #1f5acf"), v.toLowerCase());

const optional = <Key extends string, Schema extends v.GenericSchema>(keys: readonly Key[], schema: Schema) =>
  Object.fromEntries(keys.map((key) => [key, v.exactOptional(schema)])) as Record<
    Key,
    v.ExactOptionalSchema<Schema, undefined>
  >;

const colours = v.strictObject(optional<BrandRole, typeof colour>(BRAND_ROLES, colour));

/** The operator's look: colours by theme, and how round cells and buttons are, px (OPS-01, OPS-02). */
export const brand = v.strictObject({
  radius: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(16))),
  themes: v.optional(v.strictObject(optional<ThemeName, typeof colours>(THEME_NAMES, colours)), {}),
});

/** A brand as it was read. */
export type Brand = v.InferOutput<typeof brand>;
