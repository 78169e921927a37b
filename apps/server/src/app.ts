import { constants } from 'node:zlib';
import { HTTP_TIMEOUT_MS } from '@selvedge/api-spec/rules/constants';
import fastifyCompress from '@fastify/compress';
import fastifyMultipart from '@fastify/multipart';
import fastifyWebsocket from '@fastify/websocket';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Services } from './contract/context';
import { registerContract } from './contract/register';
import { answerFaults, answerUnknown, JSON_MAX_BYTES } from './http/faults';
import { logOptions, logRequests } from './http/log';
import { addSecurityHeaders } from './http/security';
import { type AppName, serveApp } from './http/staticApp';
import type { LiveHub } from './live/hub';
import { addLiveSockets } from './live/sockets';
import { allRoutes } from './modules/index';
import { serveFiles } from './modules/upload/fileAddress';

declare module 'fastify' {
  interface FastifyInstance {
    /** The app of this port; null where one port serves both. */
    serves: AppName | null;
  }
}

/** A connection on which nothing moves for this long is closed; the longest answer, an import in the queue, comes sooner. */
const SILENCE_MS = 5 * 60_000;

/** Answers of more than a packet go out compressed; Brotli at a level that costs no more time than gzip. */
const COMPRESSION = {
  threshold: 1024,
  encodings: ['br' as const, 'gzip' as const],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

/** One listening application: the API, the live channel, health addresses and one of the two apps. */
export async function buildApp(
  services: Services,
  hub: LiveHub,
  serves: AppName | null,
): Promise<FastifyInstance> {
  const { config, db } = services;
  const app = Fastify({
    logger: logOptions(config.logLevel),
    trustProxy: config.trustProxy,
    bodyLimit: JSON_MAX_BYTES,
    routerOptions: { maxParamLength: 600, ignoreTrailingSlash: true },
    frameworkErrors: (_error, request, reply) => void answerUnknown(request, reply),
    forceCloseConnections: 'idle',
    connectionTimeout: SILENCE_MS,
    requestTimeout: HTTP_TIMEOUT_MS,
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.decorate('serves', serves);
  answerFaults(app);
  logRequests(app);
  addSecurityHeaders(app);
  const parseJson = app.getDefaultJsonParser('remove', 'remove');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parseJson(request, String(body), done),
  );
  await app.register(fastifyCompress, COMPRESSION);
  await app.register(fastifyMultipart);
  await app.register(fastifyWebsocket, { options: { maxPayload: 65_536 } });

  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await db.$client.query('select 1');
      return { status: 'ready' };
    } catch {
      return reply.status(503).send({ status: 'database away' });
    }
  });
  registerContract(app, services, allRoutes);
  serveFiles(app, services);
  addLiveSockets(app, services, hub);
  if (serves === null) app.setNotFoundHandler((request, reply) => answerUnknown(request, reply));
  else await serveApp(app, serves);
  return app;
}
