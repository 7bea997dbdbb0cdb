// What the published contract says against an answer, in words.
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { fullFormats } from "ajv-formats/dist/formats.js";

const file = new URL("../../app/api/contract.schema.json", import.meta.url);
const contract = JSON.parse(readFileSync(file, "utf8"));
const ajv = new Ajv2020({ strict: false, formats: fullFormats, allErrors: true });
ajv.addSchema({ ...contract, $id: "https://contract.example/" });

const known = new Map();

function validatorOf(shape) {
  const name = shape.replaceAll("~", "~0").replaceAll("/", "~1");
  if (!known.has(shape))
    known.set(shape, ajv.compile({ $ref: `https://contract.example/#/$defs/${encodeURIComponent(name)}` }));
  return known.get(shape);
}

/** The name of the field that an error is about; that of its parent for an element of a list. */
const fieldOf = ({ instancePath }) => instancePath.split("/").findLast((part) => !/^\d*$/.test(part)) ?? "";

export function misfits(shape, value, elsewhere = () => false) {
  const validate = validatorOf(shape);
  if (validate(value)) return [];
  const errors = validate.errors.filter(({ keyword }) => keyword !== "if");
  const others = errors.filter((error) => elsewhere(fieldOf(error)));
  // what holds such a field is wrong because of it
  const becauseOf = ({ instancePath }) => others.some((one) => one.instancePath.startsWith(instancePath));
  const own = errors.filter(
    (error) => !others.includes(error) && !(["anyOf", "oneOf"].includes(error.keyword) && becauseOf(error)),
  );
  return own.map(({ instancePath, message }) => `${instancePath || "the answer"} ${message}`);
}
