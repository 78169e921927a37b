import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/** Query fields whose values contain neither personal data nor secrets; all others are logged by name only. */
const PLAIN_FIELD =
  /^(?:pageNum|pageSize|sort|order|status|kind|type|target|flow|unread|until|listId|orderId)$/;

/** Most characters of an address that are logged. */
const LONGEST_URL = 500;

function plainName(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
}

/** Returns an address for the log without user input and secrets, however a field's name is encoded. */
export function safeUrl(url: string): string {
  const from = url.indexOf('?');
  if (from === -1) return url.slice(0, LONGEST_URL);
  const fields = url.slice(from + 1).split('&');
  const safe = fields.map((field) => {
    const [name = '', ...value] = field.split('=');
    return value.length === 0 || PLAIN_FIELD.test(plainName(name)) ? field : `${name}=***`;
  });
  return `${url.slice(0, from)}?${safe.join('&')}`.slice(0, LONGEST_URL);
}

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [detail: string]: unknown;
}

/** Part of the query layer's message that contains the values of a failed query. */
const PARAMETERS = /\nparams: [^]*?(?=\n {4}at |$)/;

/** Returns an error for the log: type, message and stack, without the values of a query. */
export function safeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  return {
    type: error.name,
    message: error.message.replace(PARAMETERS, ''),
    ...('code' in error ? { code: String(error.code) } : {}),
    stack: error.stack?.replace(PARAMETERS, '') ?? '',
    ...(error.cause === undefined ? {} : { cause: safeError(error.cause) }),
  };
}

/**
 * Options of the structured log. A request is logged by method, address and caller only: no headers, no bodies; fields that could contain a
 * secret all the same are redacted.
 */
export function logOptions(level: string): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  return {
    level,
    serializers: {
      err: safeError,
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: safeUrl(request.url),
        ip: request.ip,
      }),
    },
    redact: { paths: ['authorization', 'token', 'password', '*.password', '*.token'], censor: '***' },
  };
}
