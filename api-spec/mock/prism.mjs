import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http';

const CONFIG = {
  isProxy: false,
  validateRequest: true,
  validateResponse: true,
  checkSecurity: true,
  errors: false,
  mock: { dynamic: false },
};

const quiet = () => undefined;
const logger = {
  info: quiet,
  warn: quiet,
  error: quiet,
  success: quiet,
  debug: quiet,
  trace: quiet,
  fatal: quiet,
};
logger.child = () => logger;

/**
 * Reads the `Prefer` header: `example=empty`, `code=500`, `dynamic=true`, several with commas between them.
 * @param {string | undefined} header
 */
export function readPrefer(header) {
  const wishes = Object.fromEntries(
    (header ?? '').split(/[,;]/).flatMap((wish) => {
      const [name, value] = wish.split('=').map((part) => part.trim());
      return name && value ? [[name.toLowerCase(), value]] : [];
    }),
  );
  return {
    ...(wishes.example && { exampleKey: wishes.example }),
    ...(wishes.code && { code: Number(wishes.code) }),
    ...(wishes.dynamic && { dynamic: wishes.dynamic === 'true' }),
  };
}

function readQuery(searchParams) {
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const values = searchParams.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

/**
 * Loads the document once and answers requests from its examples.
 * @param {string} document path of the OpenAPI file
 * @returns a function from a request to Prism's answer: `{ answer }`, or `{ problem }` when it refuses the request
 */
export async function loadPrism(document) {
  const operations = await getHttpOperationsFromSpec(document);
  const prism = createInstance(CONFIG, { logger });

  return async ({ method, url, headers, body }) => {
    const config = { ...CONFIG, mock: { ...CONFIG.mock, ...readPrefer(headers.prefer) } };
    const request = {
      method: method.toLowerCase(),
      url: { path: url.pathname, query: readQuery(url.searchParams) },
      headers: { accept: '*/*', ...headers },
      body,
    };
    const result = await prism.request(request, operations, config)();
    return 'right' in result ? { answer: result.right.output } : { problem: result.left };
  };
}
