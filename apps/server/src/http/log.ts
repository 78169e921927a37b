import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/** Query fields whose values say nothing about a person and open nothing; all others are logged by name only. */
const PLAIN_FIELD =
  /^(?:pageNum|pageSize|sort|order|status|kind|type|target|flow|unread|until|listId|orderId)$/;

/** Characters of an address that are logged. */
const LONGEST_URL = 500;

function plainName(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
}

/** An address with what people typed and every secret left out, however a field's name is written. */
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

/** Values of a failed query stand after this in the query layer's message. */
const PARAMETERS = /\nparams: [^]*?(?=\n {4}at |$)/;

/** An error as it is logged: what and where, never the values a query carried. */
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
 * Settings of the structured log. A request is logged by method, address and caller only: no headers, no bodies; what
 * could carry a secret all the same is redacted.
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
