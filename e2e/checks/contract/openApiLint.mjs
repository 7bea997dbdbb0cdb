// Checks app/api/openapi.json: a validator of OpenAPI 3.1 finds no error, and every example fits the schema beside it.
// Prints what is wrong, one line each, and fails if there is anything.
import { readFileSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import { fullFormats } from "ajv-formats/dist/formats.js";

const document = JSON.parse(readFileSync(new URL("../../../app/api/openapi.json", import.meta.url), "utf8"));

async function errorsOf() {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  return valid ? [] : [JSON.stringify(errors)];
}

const HERE = "https://calls.example/";

function misfits() {
  const ajv = new Ajv2020({ strict: false, formats: fullFormats, allErrors: true });
  ajv.addSchema({ $id: HERE, components: document.components });
  const whole = (schema) => JSON.parse(JSON.stringify(schema).replaceAll("#/components", `${HERE}#/components`));
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  return operations.flatMap(({ operationId, parameters, requestBody, responses }) =>
    [
      ...parameters.filter(({ example }) => example !== undefined),
      ...(requestBody ? [requestBody.content["application/json"]] : []),
      responses[200].content["application/json"],
    ].flatMap(({ schema, example }) =>
      ajv.validate(whole(schema), example) ? [] : [`${operationId}: ${ajv.errorsText()}`],
    ),
  );
}

const wrong = [...(await errorsOf()), ...misfits()];
for (const line of wrong) process.stdout.write(`${line}\n`);
process.exitCode = wrong.length === 0 ? 0 : 1;
