import { constants } from 'node:zlib';
import { JSON_MAX_BYTES } from '@selvedge/domain/constants';
import fastifyCompress from '@fastify/compress';
import fastifyMultipart from '@fastify/multipart';
import fastifyWebsocket from '@fastify/websocket';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Services } from '../contract/context';
import { registerContract } from '../contract/register';
import { logCalls } from '../http/callLog';
import { limitCalls } from '../http/callLimits';
import { limitConnections } from '../http/connections';
import { refuseEncodedBodies } from '../http/encodedBodies';
import { answerFaults, answerUnknown } from '../http/faults';
import { addHealth } from '../http/health';
import { logOptions } from '../http/log';
import { addMetrics } from '../http/metricsPage';
import { trustCheck, warnOfUntrustedProxy } from '../http/proxies';
import { requestIdOf, REQUEST_ID_HEADER, sendRequestId } from '../http/requestId';
import { addSecurityHeaders } from '../http/security';
import { BODY_TIMES, type BodyTimes, endSlowBodies } from '../http/slowBodies';
import { watchCalls } from '../http/stop';
import { addSocialSimulator } from '../http/socialSimulator';
import { type AppName, serveApp } from '../http/staticApp';
import type { LiveHub } from '../live/hub';
import { FRAME_MAX_BYTES } from '../channels/limits';
import { addLiveSockets, SIGN_IN_WITHIN_MS } from '../channels/sockets';
import { admit, needStaff } from '../modules/auth/access/admit';
import { allRoutes } from '../modules/index';
import { admitUploads } from '../modules/upload/limits/allowance';
import { serveFiles } from '../modules/upload/files/address';
import { receiveFiles } from '../modules/upload/files/receive';
import { limitJobs } from '../sheets/workers';

declare module 'fastify' {
  interface FastifyInstance {
    /** App served at this port; null when one port serves both. */
    serves: AppName | null;
  }
}

/** Idle time in ms after which a connection is closed; the longest answer, a queued import, takes less. */
const SILENCE_MS = 5 * 60_000;

/** Time in ms within which the head of a call has to arrive; also the longest silence of a new connection. */
const HEAD_MS = 20_000;
/** Interval of checking connections for exceeded timeouts, in ms. */
const LOOK_EVERY_MS = 5_000;
/**
 * Keep-alive time of an idle connection, in ms: longer than the usual 60 s of proxies, which would otherwise use a connection that is being
 * closed.
 */
const IDLE_MS = 65_000;

/**
 * Compression of answers larger than a packet; Brotli at a level that takes no more time than gzip. Bodies of calls are never decompressed.
 */
const COMPRESSION = {
  globalDecompression: false,
  threshold: 1024,
  encodings: ['br' as const, 'gzip' as const],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

/** Timeouts for callers, in ms. */
interface CallerTimes extends BodyTimes {
  /** Time for a page that opened a live channel to send its token. */
  signInWithinMs: number;
}

/** Builds one listening application: the API, the live channel, health routes and one of the two apps. */
export async function buildApp(
  services: Services,
  hub: LiveHub,
  serves: AppName | null,
  given: Partial<CallerTimes> = {},
): Promise<FastifyInstance> {
  const { config } = services;
  const times: CallerTimes = { ...BODY_TIMES, signInWithinMs: SIGN_IN_WITHIN_MS, ...given };
  limitJobs(config.sheetTimeoutMs);
  const isProxy = trustCheck(config.trustProxy);
  const family = config.serves === 'all' ? null : serves;
  const app = Fastify({
    logger: logOptions(config.logLevel),
    trustProxy: config.trustProxy === false ? false : isProxy,
    bodyLimit: JSON_MAX_BYTES,
    routerOptions: { maxParamLength: 600, ignoreTrailingSlash: true },
    frameworkErrors: (_error, request, reply) => void answerUnknown(request, reply),
    forceCloseConnections: 'idle',
    connectionTimeout: SILENCE_MS,
    keepAliveTimeout: IDLE_MS,
    requestTimeout: times.formMs + HEAD_MS,
    http: { headersTimeout: HEAD_MS, connectionsCheckingInterval: LOOK_EVERY_MS },
    genReqId: (request) => requestIdOf(request.headers[REQUEST_ID_HEADER]),
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.decorate('serves', serves);
  watchCalls(app);
  answerFaults(app);
  sendRequestId(app);
  logCalls(app, serves ?? 'api', services.metrics);
  warnOfUntrustedProxy(app, config.trustProxy);
  limitConnections(app, {
    inAll: config.maxConnections,
    perAddress: config.connectionsPerAddress,
    isProxy,
  });
  endSlowBodies(app, times);
  await addSecurityHeaders(app, config);
  await limitCalls(app, config);
  refuseEncodedBodies(app);
  const parseJson = app.getDefaultJsonParser('remove', 'remove');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parseJson(request, String(body), done),
  );
  await app.register(fastifyCompress, COMPRESSION);
  await app.register(fastifyMultipart);
  await app.register(fastifyWebsocket, { options: { maxPayload: FRAME_MAX_BYTES } });

  addHealth(app, hub, services.life, services.adapters.files);
  if (serves !== 'buyer') {
    addMetrics(app, services.metrics, config.metricsToken, (request) =>
      needStaff(services, request, 'sys:metrics:query'),
    );
  }
  if (services.adapters.social.isSimulated && serves !== 'admin') addSocialSimulator(app);
  admitUploads(app, services);
  registerContract(app, services, { admit, handlers: allRoutes }, family);
  serveFiles(app, services);
  await receiveFiles(app, services);
  addLiveSockets(app, services, hub, family, times.signInWithinMs);
  if (serves === null) app.setNotFoundHandler((request, reply) => answerUnknown(request, reply));
  else await serveApp(app, serves);
  return app;
}
