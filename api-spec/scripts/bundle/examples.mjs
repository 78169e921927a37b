/**
 * Examples of an operation: `examples/<operationId>.json` holds `request` and `answer` by name. A success says its `data`,
 * a refusal its `message` and `data`; the envelope around them is the same everywhere. `{"$ref": "frontListSave#usual"}`
 * names an example of another operation, `{"$ref": "errors#error40901"}` a shared refusal.
 */

import { composeSchemas } from './schemas.mjs';

const REFUSAL = /^error(\d+)$/;

function lookUp(ref, examples) {
  const [file, name] = ref.split('#');
  const found = examples[file]?.answer?.[name] ?? (file === 'errors' ? examples.errors[name] : undefined);
  if (found === undefined) throw new Error(`there is no example ${ref}`);
  return '$ref' in found ? lookUp(found.$ref, examples) : found;
}

/** Properties that hold counts (`x-counts`), each with a nought for everything that its schema counts. */
function countedProperties(schemas) {
  const made = composeSchemas(schemas);
  const isCounts = ([, schema]) => 'x-counts' in schema;
  const counts = new Map(
    Object.entries(schemas)
      .filter(isCounts)
      .map(([name]) => [
        `#/components/schemas/${name}`,
        Object.fromEntries(made[name].required.map((key) => [key, 0])),
      ]),
  );
  const found = Object.values(made).flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([property, { $ref }]) =>
      counts.has($ref) ? [[property, counts.get($ref)]] : [],
    ),
  );
  return new Map(found);
}

/** Examples name only the counts that are not nought; the others are put in here. */
export function withAllCounts(examples, schemas) {
  const counted = countedProperties(schemas);
  const fill = (value) => {
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        counted.has(key) && typeof inner === 'object' && inner !== null
          ? { ...counted.get(key), ...inner }
          : fill(inner),
      ]),
    );
  };
  return fill(examples);
}

/** The example as the document carries it: a summary and a whole envelope. */
function wholeOf(name, written, examples) {
  const { summary, code, message, data, ...rest } =
    '$ref' in written ? lookUp(written.$ref, examples) : written;
  if ('value' in rest) return { summary, value: rest.value };
  const refused = REFUSAL.exec(name)?.[1];
  const answered = code ?? (refused === undefined ? 200 : Number(refused));
  return { summary, value: { code: answered, message: message ?? 'ok', data } };
}

/** Every example of an operation's answer: its own, and the shared one of each refusal it has none of its own for. */
export function answerExamples(operationId, errors, examples) {
  const own = examples[operationId]?.answer ?? {};
  const names = Object.keys(own).filter((name) => !REFUSAL.test(name));
  const refusals = errors.map((code) => `error${code}`);
  const stray = Object.keys(own).filter((name) => REFUSAL.test(name) && !refusals.includes(name));
  if (stray.length > 0) throw new Error(`${operationId} has examples of refusals it does not have: ${stray}`);
  return Object.fromEntries(
    [...names, ...refusals].map((name) => [
      name,
      wholeOf(name, own[name] ?? { $ref: `errors#${name}` }, examples),
    ]),
  );
}

/** The shared answer of an HTTP status, such as `http-401`. */
export function statusExample(name, examples) {
  const { summary, code, message, data } = examples.errors[name];
  return { summary, value: { code, message, data } };
}

/** Every example of an operation's request. */
export function requestExamples(operationId, examples) {
  return examples[operationId]?.request ?? {};
}
