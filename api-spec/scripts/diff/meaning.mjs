/** Parts of the document that a client relies on, without texts and examples: small enough to be stored for each release. */
import { successSchema } from '../branches.mjs';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Keywords of a schema that a client relies on; the rest are texts, examples and notes for generators. */
const KEPT = new Set([
  '$ref',
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'oneOf',
  'anyOf',
  'enum',
  'const',
  'format',
  'pattern',
  'contentMediaType',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
]);

const mapped = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));

/** Reduces a schema to the keywords that a client relies on; references by the name of the schema. */
function bare(schema) {
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => {
      if (!KEPT.has(key)) return [];
      if (key === '$ref') return [[key, value.split('/').at(-1)]];
      if (key === 'properties') return [[key, mapped(value, bare)]];
      if (key === 'items' || key === 'additionalProperties') return [[key, bare(value)]];
      return [[key, key === 'oneOf' || key === 'anyOf' ? value.map(bare) : value]];
    }),
  );
}

const contentOf = (content = {}) => mapped(content, ({ schema }) => bare(schema));

function answersOf(document, operation) {
  return Object.fromEntries(
    Object.entries(operation.responses).map(([status, answer]) => {
      if ('$ref' in answer) return [status, answer.$ref.split('/').at(-1)];
      const content = contentOf(answer.content);
      if (status !== '200') return [status, content];
      const success = successSchema(document, operation);
      // The refusals follow from `errors`; the response of a call is the data of its success.
      if ('application/json' in content) delete content['application/json'];
      return [status, success ? { data: bare(success.properties.data) } : content];
    }),
  );
}

function operationOf(document, operation) {
  const follow = (one) => (one.$ref ? document.components.parameters[one.$ref.split('/').at(-1)] : one);
  const parameters = (operation.parameters ?? []).map(follow);
  const { requestBody: body } = operation;
  return {
    id: operation.operationId,
    security: operation.security.flatMap((entry) => Object.keys(entry)),
    permission: operation['x-permission'],
    errors: operation['x-errors'],
    parameters: Object.fromEntries(
      parameters.map(({ name, in: place, required = false, explode, schema }) => [
        `${place} ${name}`,
        { required, schema: bare(schema), ...(explode === false && { commas: true }) },
      ]),
    ),
    body: body && { required: body.required === true, content: contentOf(body.content) },
    answers: answersOf(document, operation),
  };
}

/** Returns the meaning of a document: its operations by method and path, its schemas and its error table by name. */
export function contractSnapshot(document) {
  const { ErrorCode, ...schemas } = document.components.schemas;
  return {
    version: document.info.version,
    operations: Object.fromEntries(
      Object.entries(document.paths).flatMap(([path, item]) =>
        METHODS.filter((method) => item[method]).map((method) => [
          `${method.toUpperCase()} ${path}`,
          operationOf(document, item[method]),
        ]),
      ),
    ),
    schemas: mapped(
      Object.fromEntries(Object.entries(schemas).filter(([name]) => !/(Answer|Refusal)$/.test(name))),
      bare,
    ),
    codes: mapped(ErrorCode['x-enumNames'], (name) => name),
    data: ErrorCode['x-data-schemas'],
  };
}

/** Formats a meaning as text, one line per operation and schema, so that a change of it is readable in a diff. */
export function meaningText({ operations, schemas, ...rest }) {
  const lines = (book) =>
    Object.entries(book).map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  const head = JSON.stringify(rest).slice(0, -1);
  return `${head},\n"operations":{\n${lines(operations).join(',\n')}},\n"schemas":{\n${lines(schemas).join(',\n')}}}\n`;
}
