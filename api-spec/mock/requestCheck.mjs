/** Checks a request as the server does: with the same field names and the same messages. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const ROOT = 'contract';
const KEY_HEADER = 'Idempotency-Key';

const missing = (name) => ({
  keyword: 'required',
  instancePath: '',
  schemaPath: '',
  params: { missingProperty: name },
});

/** Makes the `$ref`s of a schema that was taken out of the document absolute, so that they resolve within the whole document. */
const anchored = (schema) => JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#', `"$ref":"${ROOT}#`));

function objectOf(parameters) {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, anchored(schema)])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** Returns the query without empty values; values that commas separate are a list. */
function queryValues(query, separated) {
  return Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [
        name,
        separated.has(name) && typeof value === 'string' ? value.split(',') : value,
      ]),
  );
}

/** Returns the values of the path parameters by name. */
function pathValues(path, pathname) {
  const parts = pathname.split('/');
  return Object.fromEntries(
    path.split('/').flatMap((part, index) => {
      const name = /^\{(.+)\}$/.exec(part)?.[1];
      return name === undefined ? [] : [[name, decodeURIComponent(parts[index] ?? '')]];
    }),
  );
}

/**
 * Reads a document once and returns the function that checks requests by it. Forms are left to Prism, which reads their parts.
 * @returns a function from an operation and a call to the validator's findings; empty when the request is valid
 */
export function makeRequestCheck(document) {
  const components = { schemas: document.components.schemas };
  const made = new Map();
  /** Returns the validator, created at the first call, so that the mock starts sooner. */
  function ajvOf(coerceTypes) {
    const known = made.get(coerceTypes);
    if (known !== undefined) return known;
    const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, coerceTypes });
    addFormats(ajv);
    ajv.addSchema({ components }, ROOT);
    made.set(coerceTypes, ajv);
    return ajv;
  }
  const prepared = new Map();

  function prepare(operation) {
    const known = prepared.get(operation.operationId);
    if (known !== undefined) return known;
    const parameters = (operation.parameters ?? []).map((one) =>
      one.$ref ? document.components.parameters[one.$ref.split('/')[3]] : one,
    );
    const placed = (place) => parameters.filter((one) => one.in === place);
    const body = operation.requestBody?.content?.['application/json']?.schema;
    const checks = {
      path: ajvOf('array').compile(objectOf(placed('path'))),
      query: ajvOf('array').compile(objectOf(placed('query'))),
      separated: new Set(parameters.filter(({ explode }) => explode === false).map(({ name }) => name)),
      body: body && ajvOf(false).compile(anchored(body)),
      needsKey: placed('header').some(({ name, required }) => required && name === KEY_HEADER),
    };
    prepared.set(operation.operationId, checks);
    return checks;
  }

  const findings = (validate, value) => (validate(value) ? [] : validate.errors);

  /** Returns the findings of a query; what is wrong with one of the values that commas separate is a finding of their parameter. */
  function queryFindings({ query: validate, separated }, query) {
    return findings(validate, queryValues(query, separated)).map((found) => {
      const [, name] = found.instancePath.split('/');
      return separated.has(name) ? { ...found, instancePath: `/${name}` } : found;
    });
  }

  return (operation, { pathname, query, headers, body }) => {
    const checks = prepare(operation);
    const found = [
      ...findings(checks.path, pathValues(operation.path, pathname)),
      ...queryFindings(checks, query),
    ];
    if (checks.needsKey && !headers[KEY_HEADER.toLowerCase()]) found.push(missing(KEY_HEADER));
    if (checks.body && (body !== undefined || operation.requestBody.required))
      found.push(...findings(checks.body, body ?? {}));
    return found;
  };
}
