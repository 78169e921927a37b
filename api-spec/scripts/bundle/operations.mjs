/**
 * Completes an operation of the document: adds the envelope, the refusals, the fixed responses and the examples to what is particular to
 * it.
 */
import { answerExamples, requestExamples } from './examples.mjs';
import { sortParameters } from './parameters.mjs';
import { branches, envelopeOf } from './refusals.mjs';
import { withPointers } from './schemas.mjs';

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Callers of an operation (`x-who`): the security of the call, and the refusals that every such call has. */
const CALLERS = {
  anon: { security: [], errors: [], statuses: [] },
  buyer: { security: [{ buyerToken: [] }], errors: [203, 401], statuses: [] },
  'anon or buyer': { security: [{}, { buyerToken: [] }], errors: [203, 401], statuses: [] },
  staff: { security: [{ staffToken: [] }], errors: [], statuses: ['401', '403'] },
};

const FIXED = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  413: 'TooLarge',
  500: 'ServerFault',
  503: 'Away',
};

/** Codes that ask the caller to wait. */
const WAITING = new Set([40_005, 42_901]);

const headers = (names) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** Returns the headers of a response with HTTP status 200. */
function headersOf(errors, isKeyed) {
  return headers([
    'X-Request-Id',
    ...(errors.some((code) => WAITING.has(code)) ? ['Retry-After'] : []),
    ...(isKeyed ? ['Idempotent-Replayed'] : []),
  ]);
}

/** Returns the responses that an operation writes out itself, such as pictures, with the request id header that all others have. */
function particularAnswers(written) {
  return Object.fromEntries(
    Object.entries(withPointers(written)).map(([status, answer]) => [
      status,
      '$ref' in answer ? answer : { ...answer, headers: { ...headers(['X-Request-Id']), ...answer.headers } },
    ]),
  );
}

const fixedAnswers = (statuses) =>
  Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${FIXED[status]}` }]));

const KEY_REUSED = 40_908;

/**
 * Adds the Idempotency-Key: `x-moves` marks a call that books goods or money, which repeated would book twice; it requires a key. Other
 * calls accept one when they name the parameter. Every call that accepts a key can refuse with 40908.
 */
function withKey({ parameters = [], 'x-moves': moves, 'x-errors': errors, ...rest }) {
  const named = moves === undefined ? parameters : [...parameters, 'RequiredIdempotencyKey'];
  const isKeyed = named.some((one) => one === 'IdempotencyKey' || one === 'RequiredIdempotencyKey');
  return {
    ...rest,
    ...(moves === undefined ? {} : { 'x-moves': moves }),
    'x-errors': isKeyed ? [...errors, KEY_REUSED].sort((a, b) => a - b) : errors,
    parameters: named.length === 0 ? undefined : named,
    isKeyed,
  };
}

/**
 * Returns the parameters of an operation: a name refers to parameters.yaml, to one parameter or a group; `x-sort` stands for those that sort
 * a list; others are written out. Parameters of a path are required.
 */
function parametersOf(written, groups) {
  return written.flatMap((one) => {
    if (one['x-sort'] !== undefined) return parametersOf(sortParameters(one), groups);
    if (typeof one === 'string')
      return (groups[one] ?? [one]).map((name) => ({ $ref: `#/components/parameters/${name}` }));
    const { name, in: place, description, ...rest } = one;
    const required = place === 'path' ? { required: true } : {};
    return withPointers({ name, in: place, ...required, description, ...rest });
  });
}

/**
 * Returns the schema of a page: `page: Row` is a page of rows; `page: {rows, most, with}` has another bound or properties beside the list.
 */
function pageSchema(page) {
  const { rows, most = 200, with: more = {} } = typeof page === 'string' ? { rows: { $ref: page } } : page;
  return {
    type: 'object',
    additionalProperties: false,
    required: ['list', 'total', 'pageNum', 'pageSize', ...Object.keys(more)],
    properties: {
      list: { type: 'array', maxItems: most, items: typeof rows === 'string' ? { $ref: rows } : rows },
      total: { $ref: 'Qty' },
      pageNum: { type: 'integer', minimum: 1, maximum: 1_000_000 },
      pageSize: { type: 'integer', minimum: 1, maximum: 200 },
      ...more,
    },
  };
}

const dataSchema = ({ data, page }) =>
  page === undefined ? (typeof data === 'string' ? { $ref: data } : data) : pageSchema(page);

/** Adds the success as a component named after the operation (`FrontListPageAnswer`) and returns the response with its branches. */
function successAnswer(
  { operationId, summary, ...written },
  { errors, headers: own, examples, schemas, successes },
) {
  const name = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Answer`;
  successes[name] = withPointers({
    description: `${summary}: done.`,
    ...envelopeOf(200, dataSchema(written)),
  });
  const schema = branches(name, errors, schemas);
  return {
    description: 'Done when code is 200; each other branch is a refusal, named by its code.',
    headers: own,
    content: { 'application/json': { schema: withPointers(schema), examples } },
  };
}

/** Returns the response of `sheet: true`: a workbook to be saved; refusals are JSON. */
function sheetAnswer({ errors, headers: own, examples, schemas }) {
  return {
    description: 'The sheet; a refusal comes as JSON.',
    headers: { ...own, ...headers(['Content-Disposition']) },
    content: {
      [SHEET]: { schema: { type: 'string', contentMediaType: SHEET } },
      ...(errors.length === 0
        ? {}
        : { 'application/json': { schema: withPointers(branches(undefined, errors, schemas)), examples } }),
    },
  };
}

function bodyOf({ operationId, body, form }, examples) {
  if (body === undefined && form === undefined) return {};
  const { description, required = true, schema } = body ?? form;
  const named = requestExamples(operationId, examples);
  const media = {
    schema: withPointers(typeof schema === 'string' ? { $ref: schema } : schema),
    ...(Object.keys(named).length === 0 ? {} : { examples: named }),
  };
  const type = body === undefined ? 'multipart/form-data' : 'application/json';
  return { requestBody: { required, description, content: { [type]: media } } };
}

/** Returns whether a form has a part that is a file: a proxy may then refuse it for its size (HTTP 413). */
function bringsFiles(form, schemas) {
  const named = typeof form?.schema === 'string' ? schemas[form.schema] : form?.schema;
  return Object.values(named?.properties ?? {}).some(
    ({ contentMediaType }) => contentMediaType === 'application/octet-stream',
  );
}

/**
 * Returns one operation in the form of the document. Its `x-errors` are all its refusals, the fixed ones of its caller first; the schema of
 * its success is added to `successes`.
 */
export function operationOf(written, { examples, schemas, successes, groups }) {
  const {
    parameters,
    body,
    form,
    data,
    page,
    sheet,
    responses,
    isKeyed,
    'x-errors': particular,
    ...head
  } = withKey(written);
  const caller = CALLERS[written['x-who']];
  if (caller === undefined) throw new Error(`${written.operationId}: nobody is called ${written['x-who']}`);
  const errors = [...caller.errors, ...particular];
  const answers = {
    errors,
    headers: headersOf(errors, isKeyed),
    schemas,
    successes,
    examples: answerExamples(written.operationId, errors, examples),
  };
  const main =
    responses?.['200'] === undefined
      ? sheet === undefined
        ? successAnswer({ ...head, data, page }, answers)
        : sheetAnswer(answers)
      : undefined;
  const statuses = [...caller.statuses, ...(bringsFiles(form, schemas) ? ['413'] : []), '500', '503'];
  return {
    ...head,
    'x-errors': errors,
    security: caller.security,
    ...(parameters === undefined ? {} : { parameters: parametersOf(parameters, groups) }),
    ...bodyOf({ operationId: written.operationId, body, form }, examples),
    responses: {
      ...(main === undefined ? {} : { 200: main }),
      ...fixedAnswers(statuses),
      ...particularAnswers(responses ?? {}),
    },
  };
}
