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

export function misfits(shape, value) {
  const validate = validatorOf(shape);
  return validate(value)
    ? []
    : validate.errors
        .filter(({ keyword }) => keyword !== "if")
        .map(({ instancePath, message }) => `${instancePath || "the answer"} ${message}`);
}
