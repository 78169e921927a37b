import { createHash } from 'node:crypto';
import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';

const YEAR_SECONDS = 31_536_000;

/**
 * Styles that React Aria inserts into a page, literally: on pressable elements, and on iOS while a dialog is open. They are allowed by
 * their digest; all other styles are files, or properties that scripts set on an element, which no policy restricts.
 */
export const LIBRARY_STYLES = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
];

const digestOf = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/**
 * Adds headers that disable browser features which neither app needs. Stored files set a stricter policy of their own (`sandbox`); live
 * channels of the own host fall under `connect-src 'self'`.
 */
export async function addSecurityHeaders(app: FastifyInstance, { hsts }: Config): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", ...LIBRARY_STYLES.map(digestOf)],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // Set below, only for callers who use HTTPS.
    strictTransportSecurity: false,
    // Headers for browsers that neither app supports; they would be in every answer.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const stay = `max-age=${YEAR_SECONDS}${hsts === 'subdomains' ? '; includeSubDomains' : ''}`;
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
    if (hsts === 'auto' ? request.protocol === 'https' : hsts !== 'off') {
      reply.header('strict-transport-security', stay);
    }
    done();
  });
}
