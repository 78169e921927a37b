import { cropToBlob, readOperations, withBranch } from './operations.mjs';
import { loadLibrary, logger, readQuery } from './prismLibrary.mjs';
import { makeRequestCheck } from './requestCheck.mjs';

const CONFIG = {
  isProxy: false,
  validateRequest: true,
  validateResponse: false, // the examples are checked by the contract's tests, generated data by those of the mock
  checkSecurity: true,
  errors: false,
  mock: { dynamic: false },
};

/**
 * Reads the `Prefer` header: `example=empty`, `code=500`, `dynamic=true`, several separated by commas.
 * @param {string | undefined} header
 */
function readPrefer(header) {
  const asked = Object.fromEntries(
    (header ?? '').split(/[,;]/).flatMap((part) => {
      const [name, value] = part.split('=').map((text) => text.trim());
      return name && value ? [[name.toLowerCase(), value]] : [];
    }),
  );
  return {
    ...(asked.example && { exampleKey: asked.example }),
    ...(asked.code && { code: Number(asked.code) }),
    ...(asked.dynamic && { dynamic: asked.dynamic === 'true' }),
  };
}

/** Removes `maxProperties`: the generator of made-up data treats the bound as a rough hint and exceeds it; without it, it makes a few. */
function dropMaxProperties(node) {
  if (typeof node !== 'object' || node === null) return;
  delete node.maxProperties;
  for (const child of Object.values(node)) dropMaxProperties(child);
}

/** Returns the media type to accept: where a response may be a file or a refusal, that of the named example. */
function acceptedBy(operation, { exampleKey, code = 200 }) {
  const content = operation.responses[code]?.content ?? {};
  const named = Object.keys(content).find((media) => content[media].examples?.[exampleKey]);
  return named ?? (operation.operationId === 'files' && code === 200 ? 'image/png' : '*/*');
}

/**
 * Returns the message for a preference that the operation does not have, with the examples or statuses there are; undefined when it has it.
 */
function unknownPreference(operation, { exampleKey, code }) {
  const { operationId, responses } = operation;
  if (code !== undefined && !(code in responses))
    return `${operationId} has no answer ${code}; there are ${Object.keys(responses).join(', ')}`;
  if (exampleKey === undefined) return undefined;
  const names = Object.values(responses[code ?? 200]?.content ?? {}).flatMap(({ examples }) =>
    Object.keys(examples ?? {}),
  );
  return names.includes(exampleKey)
    ? undefined
    : `${operationId} has no example ${exampleKey}; there are ${names.join(', ')}`;
}

/** Returns the query parameters that are described, names compared in their exact case: the server reads no other names. */
function describedQuery(document, operation, searchParams) {
  const names = new Set(
    (operation.parameters ?? [])
      .map((one) => (one.$ref ? document.components.parameters[one.$ref.split('/')[3]] : one))
      .filter((one) => one.in === 'query')
      .map(({ name }) => name),
  );
  return Object.fromEntries(Object.entries(readQuery(searchParams)).filter(([name]) => names.has(name)));
}

/**
 * Creates the function that answers requests from the examples of a document. It starts fast, because an operation is prepared when it is
 * called for the first time.
 * @param {object} document the contract in one piece
 * @returns a function from a request to Prism's answer: `{ answer }`, or `{ problem }` when it refuses the request
 */
export async function loadPrism(document) {
  const { createInstance, getHttpOperationsFromSpec } = await loadLibrary();
  const { find } = readOperations(document);
  const prism = createInstance(CONFIG, { logger });
  const check = makeRequestCheck(document);
  const prepared = new Map();
  /** Returns the operation with the `$ref`s of its responses resolved. */
  const settled = (operation) => ({
    ...operation,
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, answer]) => [
        status,
        answer.$ref ? document.components.responses[answer.$ref.split('/')[3]] : answer,
      ]),
    ),
  });

  /**
   * Prepares an operation with its success branch only: responses come from examples, and generated data stands for a success, so that the
   * schemas of the refusals are not needed.
   */
  function prepare(operation, dynamic) {
    const key = `${operation.operationId} ${dynamic}`;
    const known = prepared.get(key);
    if (known) return known;
    const part = cropToBlob(document, withBranch(document, operation, 200) ?? operation);
    if (dynamic) dropMaxProperties(part);
    const made = getHttpOperationsFromSpec(part);
    prepared.set(key, made);
    return made;
  }

  return async ({ method, url, headers, body }) => {
    const { operation } = find(method, url.pathname);
    if (!operation)
      return { problem: { status: 404, message: `${method} ${url.pathname} is not described` } };
    const prefer = readPrefer(headers.prefer);
    const config = { ...CONFIG, mock: { ...CONFIG.mock, ...prefer } };
    const query = describedQuery(document, operation, url.searchParams);
    const request = {
      method: method.toLowerCase(),
      url: { path: url.pathname, query },
      headers: { ...headers, accept: acceptedBy(operation, prefer) },
      body,
    };
    const result = await prism.request(request, await prepare(operation, config.mock.dynamic), config)();
    const refused = 'left' in result ? result.left : undefined;
    if (refused !== undefined && refused.status !== 422) {
      const message = unknownPreference(settled(operation), prefer);
      return { problem: message === undefined ? refused : { status: 404, message } };
    }
    const findings = check(operation, { pathname: url.pathname, query, headers, body });
    if (findings.length > 0) return { problem: { status: 422, findings } };
    if (refused !== undefined) return { problem: refused };
    return { answer: result.right.output };
  };
}
