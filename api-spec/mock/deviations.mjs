/** Judge of the proxy: finds every way in which the request or the response of one call differs from the document. */
import { cropToBlob, readOperations, withBranch } from './operations.mjs';
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

/** Addresses under /api that the document does not describe: the server serves the contract itself there. */
const OUTSIDE = new Set(['/api/openapi.json']);

function undescribedQuery(document, operation, searchParams) {
  const described = (operation.parameters ?? []).map((one) =>
    one.$ref ? document.components.parameters[one.$ref.split('/')[3]] : one,
  );
  const isDescribed = (name) => described.some((one) => one.in === 'query' && one.name === name);
  return [...new Set(searchParams.keys())].filter((name) => !isDescribed(name));
}

/** Returns the deviations of a response as text. */
function wrongOf(operation, { answer }, { code, branch, output }) {
  if (!(String(answer.status) in operation.responses)) return [`status ${answer.status} is not described`];
  if (branch === undefined) return [`code ${code} is not listed in x-errors`];
  return output.map(({ message }) => message);
}

/**
 * Reads the document once and returns the function that judges calls by it.
 *
 * Prism checks parameters, bodies, headers and media types. It accepts a status that is not described, and of a response with several
 * branches it only reports that none fits, so it is given the branch of the response's code alone; unknown statuses, codes and addresses
 * are checked here.
 *
 * @param {object} document the contract in one piece
 * @returns a function from a call to `{ operationId, found: { side: 'request' | 'answer', what: string }[] }`
 */
export async function createContractChecker(document) {
  const { createInstance, getHttpOperationsFromSpec } = await loadLibrary();
  const { find } = readOperations(document);
  const prepared = new Map();
  const forward =
    ({ data }) =>
    () =>
    () =>
      Promise.resolve({ _tag: 'Right', right: data.received });
  const prism = createInstance(CONFIG, { logger, forward });

  function prepare(operation, code) {
    const key = `${operation.operationId} ${code}`;
    const made = prepared.get(key) ?? getHttpOperationsFromSpec(cropToBlob(document, operation));
    prepared.set(key, made);
    return made;
  }

  async function validations(operation, code, { method, url, request, answer, body }) {
    const input = {
      method: method.toLowerCase(),
      url: { path: url.pathname, query: readQuery(url.searchParams) },
      headers: request.headers,
      body: readBody(request.bytes, request.headers['content-type']),
      received: { statusCode: answer.status, headers: answer.headers, body },
    };
    const result = await prism.request(input, await prepare(operation, code), CONFIG)();
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
    const code = answer.status === 200 && isJson ? body?.code : undefined;
    const branch = code === undefined ? operation : withBranch(document, operation, code);
    const { input, output } = await validations(branch ?? operation, code, { ...call, body });
    const refused = code !== undefined && code !== 200;
    const noSession = answer.status === 401 || (refused && (body?.code === 401 || body?.code === 203));

    // A call without a session is documented to be refused: the missing token is no deviation when the server refused it.
    const asked = input.filter(({ code }) => code !== 401 || !noSession).map(({ message }) => message);
    asked.push(
      ...undescribedQuery(document, operation, url.searchParams).map(
        (name) => `query.${name} is not described`,
      ),
    );
    const answered = wrongOf(operation, call, { code, branch, output });
    return {
      operationId: operation.operationId,
      found: [
        ...asked.map((what) => ({ side: 'request', what })),
        ...answered.map((what) => ({ side: 'answer', what })),
      ],
    };
  };
}
