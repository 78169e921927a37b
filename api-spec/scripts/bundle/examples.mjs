/**
 * Examples of an operation: `examples/<operationId>.json` contains `request` and `answer` by name. A success has only its `data`, a refusal
 * its `message` and `data`; the envelope around them is the same everywhere. `{"$ref": "frontListSave#usual"}` refers to an example of
 * another operation, `{"$ref": "errors#error40901"}` to a shared refusal. `"counts": {"Facets": "frontListProductPage#usual"}` fills the
 * lists of that schema with counts over the rows of another example.
 */

import { COUNTED_BY, composeSchemas } from './schemas.mjs';

const REFUSAL = /^error(\d+)$/;

function lookUp(ref, examples) {
  const [file, name] = ref.split('#');
  const found = examples[file]?.answer?.[name] ?? (file === 'errors' ? examples.errors[name] : undefined);
  if (found === undefined) throw new Error(`there is no example ${ref}`);
  return '$ref' in found ? lookUp(found.$ref, examples) : found;
}

/** Returns the properties that contain counts (`x-counts`), each with a zero for every value that its schema counts. */
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

/** Returns the values of a row's field; of a field of a nested list (`sizes.size`), those with stock. */
function valuesOf(row, field) {
  const [name, part] = field.split('.');
  if (part === undefined) return [row[name]].filter((value) => value !== undefined);
  return row[name].filter(({ stockQty }) => stockQty > 0).map((one) => one[part]);
}

/** Counts the rows by value, the most frequent value first. */
function countOf(rows, [value, label = value]) {
  const found = new Map();
  for (const row of rows) {
    const labels = valuesOf(row, label);
    valuesOf(row, value).forEach((one, at) => {
      found.set(one, { value: one, label: labels[at], count: (found.get(one)?.count ?? 0) + 1 });
    });
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count);
}

/** Returns an example whose lists of counts (`x-counted-by` of its schema) are computed from the rows of other examples. */
function withCountedRows({ counts, ...written }, examples, schemas) {
  if (counts === undefined) return written;
  const lists = Object.entries(counts).flatMap(([schema, ref]) => {
    const rows = lookUp(ref, examples).data.list;
    return Object.entries(schemas[schema].properties)
      .filter(([, property]) => COUNTED_BY in property)
      .map(([name, property]) => [name, countOf(rows, property[COUNTED_BY])]);
  });
  return { ...written, data: { ...Object.fromEntries(lists), ...written.data } };
}

/** Returns the examples of all operations with the lists of counts that are computed from rows. */
export function withAllCountedRows(examples, schemas) {
  return Object.fromEntries(
    Object.entries(examples).map(([operationId, { answer, ...rest }]) => [
      operationId,
      answer === undefined
        ? rest
        : {
            ...rest,
            answer: Object.fromEntries(
              Object.entries(answer).map(([name, one]) => [name, withCountedRows(one, examples, schemas)]),
            ),
          },
    ]),
  );
}

/** Adds the zeros to the counts of the examples, which state only the counts that are not zero. */
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

/** Returns the example in the form of the document: a summary and a whole envelope. */
function wholeOf(name, written, examples) {
  const { summary, code, message, data, ...rest } =
    '$ref' in written ? lookUp(written.$ref, examples) : written;
  if ('value' in rest) return { summary, value: rest.value };
  const refused = REFUSAL.exec(name)?.[1];
  const answered = code ?? (refused === undefined ? 200 : Number(refused));
  return { summary, value: { code: answered, message: message ?? 'ok', data } };
}

/** Returns every example of an operation's response: its own, and the shared one of each refusal for which it has none of its own. */
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

/** Returns the shared example of an HTTP status, such as `http-401`. */
export function statusExample(name, examples) {
  const { summary, code, message, data } = examples.errors[name];
  return { summary, value: { code, message, data } };
}

/** Returns every example of an operation's request. */
export function requestExamples(operationId, examples) {
  return examples[operationId]?.request ?? {};
}
