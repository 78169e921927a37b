/** Judges one call that went past: every way in which the request or the answer differs from the document. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { cutOut, readOperations } from './operations.mjs';
import { loadLibrary, logger, readBody, readQuery } from './prismLibrary.mjs';

const CONFIG = {
  isProxy: true,
  upstream: new URL('http://upstream.invalid'),
  validateRequest: true,
  validateResponse: true,
  checkSecurity: true,
  errors: false,
};
const JSON_TYPE = 'application/json';

/** The server shows the contract itself here, outside of it. */
const OUTSIDE = new Set(['/api/openapi.json']);

function undescribedQuery(document, operation, searchParams) {
  const described = (operation.parameters ?? []).map((one) =>
    one.$ref ? document.components.parameters[one.$ref.split('/')[3]] : one,
  );
  const isDescribed = (name) => described.some((one) => one.in === 'query' && one.name === name);
  return [...new Set(searchParams.keys())].filter((name) => !isDescribed(name));
}

/** Checks refusals, which share HTTP status 200 and therefore a schema with the success (D-02). */
function refusalCheck(document) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(document, 'contract');
  const table = document.components.schemas.ErrorCode['x-data-schemas'];
  const problems = (name, value) => {
    const validate = ajv.getSchema(`contract#/components/schemas/${name}`);
    if (validate(value)) return [];
    return validate.errors.map(({ instancePath, message }) => `${instancePath} ${message}`.trim());
  };
  return (operation, body) => {
    const found = problems('ErrorEnvelope', body);
    if (!operation['x-errors'].includes(body.code)) found.push(`code ${body.code} is not listed in x-errors`);
    const data = table[body.code];
    if (data) found.push(...problems(data, body.data).map((one) => `data: ${one}`));
    else if (body.data !== null) found.push(`data of code ${body.code} must be null`);
    return found;
  };
}

/**
 * Reads the document once and judges calls by it.
 *
 * Prism checks what it can: parameters, bodies, headers and media types. It lets through a status that is not described,
 * and knows nothing of body codes, so these, the refusals and unknown addresses are judged here.
 *
 * @param {object} document the contract in one piece
 * @returns a function from a call to `{ operationId, found: { side: 'request' | 'answer', what: string }[] }`
 */
export async function makeJudge(document) {
  const { createInstance, getHttpOperationsFromSpec } = await loadLibrary();
  const { find } = readOperations(document);
  const checkRefusal = refusalCheck(document);
  const prepared = new Map();
  const forward =
    ({ data }) =>
    () =>
    () =>
      Promise.resolve({ _tag: 'Right', right: data.received });
  const prism = createInstance(CONFIG, { logger, forward });

  function prepare(operation) {
    const made =
      prepared.get(operation.operationId) ?? getHttpOperationsFromSpec(cutOut(document, operation));
    prepared.set(operation.operationId, made);
    return made;
  }

  async function validations(operation, { method, url, request, answer, body }) {
    const input = {
      method: method.toLowerCase(),
      url: { path: url.pathname, query: readQuery(url.searchParams) },
      headers: request.headers,
      body: readBody(request.bytes, request.headers['content-type']),
      received: { statusCode: answer.status, headers: answer.headers, body },
    };
    const result = await prism.request(input, await prepare(operation), CONFIG)();
    if ('left' in result) return { input: [result.left], output: [] };
    return result.right.validations;
  }

  return async (call) => {
    const { method, url, answer } = call;
    if (OUTSIDE.has(url.pathname)) return { operationId: null, found: [] };
    const { operation, missing } = find(method, url.pathname);
    if (!operation)
      return { operationId: null, found: [{ side: 'request', what: `this ${missing} is not described` }] };

    const isJson = answer.headers['content-type']?.startsWith(JSON_TYPE) ?? false;
    const body = readBody(answer.bytes, answer.headers['content-type']);
    const { input, output } = await validations(operation, { ...call, body });
    const refused = answer.status === 200 && isJson && body?.code !== 200;
    const noSession = answer.status === 401 || (refused && (body?.code === 401 || body?.code === 203));

    // Without a session the documented answer is the refusal: nothing deviates as long as it came.
    const asked = input.filter(({ code }) => code !== 401 || !noSession).map(({ message }) => message);
    asked.push(
      ...undescribedQuery(document, operation, url.searchParams).map(
        (name) => `query.${name} is not described`,
      ),
    );
    const given =
      String(answer.status) in operation.responses
        ? output.filter(({ path }) => !(refused && path?.[0] === 'body')).map(({ message }) => message)
        : [`status ${answer.status} is not described`];
    if (refused) given.push(...checkRefusal(operation, body));
    return {
      operationId: operation.operationId,
      found: [
        ...asked.map((what) => ({ side: 'request', what })),
        ...given.map((what) => ({ side: 'answer', what })),
      ],
    };
  };
}
