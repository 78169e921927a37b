import { constants } from 'node:zlib';
import { HTTP_TIMEOUT_MS } from '@selvedge/api-spec/rules/constants';
import fastifyCompress from '@fastify/compress';
import fastifyMultipart from '@fastify/multipart';
import fastifyWebsocket from '@fastify/websocket';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Services } from './contract/context';
import { registerContract } from './contract/register';
import { answerFaults, answerUnknown, JSON_MAX_BYTES } from './http/faults';
import { logCalls } from './http/callLog';
import { addHealth } from './http/health';
import { logOptions } from './http/log';
import { addMetrics } from './http/metricsPage';
import { requestIdOf, REQUEST_ID_HEADER, sendRequestId } from './http/requestId';
import { addSecurityHeaders } from './http/security';
import { watchCalls } from './http/stop';
import { type AppName, serveApp } from './http/staticApp';
import type { LiveHub } from './live/hub';
import { addLiveSockets } from './live/sockets';
import { allRoutes } from './modules/index';
import { serveFiles } from './modules/upload/fileAddress';

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
  const { config } = services;
  const app = Fastify({
    logger: logOptions(config.logLevel),
    trustProxy: config.trustProxy,
    bodyLimit: JSON_MAX_BYTES,
    routerOptions: { maxParamLength: 600, ignoreTrailingSlash: true },
    frameworkErrors: (_error, request, reply) => void answerUnknown(request, reply),
    forceCloseConnections: 'idle',
    connectionTimeout: SILENCE_MS,
    requestTimeout: HTTP_TIMEOUT_MS,
    genReqId: (request) => requestIdOf(request.headers[REQUEST_ID_HEADER]),
    logController: new LogController({ disableRequestLogging: true }),
  });
  watchCalls(app);
  answerFaults(app);
  sendRequestId(app);
  logCalls(app, serves ?? 'api', services.metrics);
  addSecurityHeaders(app);
  const parseJson = app.getDefaultJsonParser('remove', 'remove');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parseJson(request, String(body), done),
  );
  await app.register(fastifyCompress, COMPRESSION);
  await app.register(fastifyMultipart);
  await app.register(fastifyWebsocket, { options: { maxPayload: 65_536 } });

  addHealth(app, hub, services.life);
  if (serves !== 'buyer') addMetrics(app, services);
  registerContract(app, services, allRoutes);
  serveFiles(app, services);
  addLiveSockets(app, services, hub);
  if (serves === null) app.setNotFoundHandler((request, reply) => answerUnknown(request, reply));
  else await serveApp(app, serves);
  return app;
}
