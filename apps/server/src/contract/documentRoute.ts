import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';
import { etagOf, isKnownContent } from './answers';
import { DOCUMENT } from './document';

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

interface Packed {
  etag: string;
  bodies: Record<Encoding, Buffer>;
}

let packed: Promise<Packed> | undefined;

async function pack(): Promise<Packed> {
  const identity = Buffer.from(JSON.stringify(DOCUMENT));
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, quality),
    promisify(gzip)(identity),
  ]);
  return { etag: etagOf(identity), bodies: { br, gzip: zipped, identity } };
}

/** Serves the contract itself, serialised and compressed once per process. */
export function serveDocument(app: FastifyInstance): void {
  app.get('/api/openapi.json', { config: { operationId: 'openapi' } }, async (request, reply) => {
    packed ??= pack();
    const { etag, bodies } = await packed;
    reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'accept-encoding');
    if (isKnownContent(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const wanted = request.headers['accept-encoding'] ?? '';
    const encoding = negotiate<Encoding>(String(wanted), [...ENCODINGS]) ?? 'identity';
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(bodies[encoding]);
  });
}
