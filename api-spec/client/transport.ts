import createFetchClient, { createQuerySerializer } from 'openapi-fetch';
import { HTTP_TIMEOUT_MS } from '@selvedge/domain/constants';
import { readBody, toFormData } from './answer';
import type { ReadBody } from './answer';
import type { CallOptions, HttpMethod } from './callTypes';
import { syncServerClock } from './serverClock';

/** Settings that the app injects; the module holds no state of its own, so two clients never share a session. */
export interface TransportOptions {
  /** Host of the API without a trailing path; empty for the page's own origin. */
  baseUrl: string;
  /** Returns the stored token string, or null when signed out. Called for every request. */
  getToken: () => string | null;
  /** Returns the language of the server's messages, such as `zh-CN`. Called for every request. */
  getLanguage: () => string;
  /** Replaces the global fetch, for tests. */
  fetch?: (request: Request) => Promise<Response>;
}

/** Untyped `init` of every call; the typed clients pass only checked ones. */
export interface RawInit extends CallOptions {
  query?: Record<string, unknown>;
  path?: Record<string, unknown>;
  body?: unknown;
  form?: Record<string, unknown>;
  idempotencyKey?: string;
}

/** Response that arrived, of any status. */
export interface RawResponse {
  httpStatus: number;
  /** Request id that the server gave this call (`X-Request-Id`), by which it is found in the log. */
  requestId: string | undefined;
  body: ReadBody;
}

interface LooseOperation {
  parameters: { query?: Record<string, unknown>; path?: Record<string, unknown> };
  requestBody?: { content: { 'application/json': unknown } };
  responses: { 200: { content: { 'application/json': unknown } } };
}
type LoosePaths = Record<string, Record<HttpMethod, LooseOperation>>;

/** Returns a signal that aborts with the caller's signal or after the timeout; `done` releases both. */
function deadline(signal: AbortSignal | undefined): { signal: AbortSignal; done: () => void } {
  const controller = new AbortController();
  const forward = (): void => controller.abort(signal?.reason);
  const timer = setTimeout(
    () => controller.abort(new DOMException('The call took too long', 'TimeoutError')),
    HTTP_TIMEOUT_MS,
  );
  if (signal?.aborted) forward();
  signal?.addEventListener('abort', forward);
  return {
    signal: controller.signal,
    done: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', forward);
    },
  };
}

/** Parameters whose values commas separate (`explode: false`); lists of any other are written as repeated parameters. */
export const SEPARATED: ReadonlySet<string> = new Set(['sort', 'order']);

/** Writes a query as the contract describes its lists: `sort=brandName,stockQty&order=asc,desc`, `brandIds=a&brandIds=b`. */
export function writeQuery(query: Record<string, unknown>): string {
  // Made here, because a module that runs code when it loads brings all that its index exports into the first page.
  const repeated = createQuerySerializer();
  const separated = createQuerySerializer({ array: { style: 'form', explode: false } });
  const texts = Object.entries(query).map(([name, value]) =>
    (SEPARATED.has(name) ? separated : repeated)({ [name]: value }),
  );
  return texts.filter((text) => text !== '').join('&');
}

/**
 * Creates the function that sends one call over openapi-fetch with the token, language and idempotency headers and the timeout.
 *
 * @param tokenHeader `Authori-zation` for buyers, `Authorization` for staff
 * @returns a function that resolves for every response and rejects when none arrived
 */
export function createTransport(tokenHeader: string, options: TransportOptions) {
  const client = createFetchClient<LoosePaths>({
    baseUrl: options.baseUrl,
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
    querySerializer: writeQuery,
  });

  return async (
    method: HttpMethod,
    path: string,
    token: string | null,
    init: RawInit,
  ): Promise<RawResponse> => {
    const headers: Record<string, string> = { 'Accept-Language': options.getLanguage() };
    if (token) headers[tokenHeader] = token;
    if (init.idempotencyKey) headers['Idempotency-Key'] = init.idempotencyKey;
    const { signal, done } = deadline(init.signal);
    const sentAt = Date.now();
    try {
      const result = await client.request(method, path, {
        params: { query: init.query, path: init.path },
        body: init.form ? toFormData(init.form) : init.body,
        headers,
        signal,
        parseAs: 'stream',
        ...(init.fetch && { fetch: init.fetch }),
      });
      syncServerClock(result.response.headers, sentAt, Date.now());
      const httpStatus = result.response.status;
      const requestId = result.response.headers.get('x-request-id') ?? undefined;
      if (!result.response.ok) return { httpStatus, requestId, body: { kind: 'json', json: result.error } };
      return { httpStatus, requestId, body: await readBody(result.response) };
    } finally {
      done();
    }
  };
}
