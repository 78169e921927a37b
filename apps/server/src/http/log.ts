import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';

const SECRET_FIELD = /^(?:password|code|token|validateCode|invitationCode|key|signature)$/i;

function plainName(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
}

/** An address with the values of secret query fields replaced, however the field's name is written (D-63, Q-49). */
export function safeUrl(url: string): string {
  const from = url.indexOf('?');
  if (from === -1) return url;
  const fields = url.slice(from + 1).split('&');
  const safe = fields.map((field) => {
    const [name = '', ...value] = field.split('=');
    return value.length > 0 && SECRET_FIELD.test(plainName(name)) ? `${name}=***` : field;
  });
  return `${url.slice(0, from)}?${safe.join('&')}`;
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

/** One line per finished request: what was asked, how it ended, how long it took in milliseconds. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.url === '/healthz' || request.url === '/readyz') return;
    request.log.info(
      { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });
}
