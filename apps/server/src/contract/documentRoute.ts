import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { etagOf, isKnownContent } from './answers';
import { DOCUMENT } from './document';

type Encoding = 'br' | 'gzip' | 'identity';

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

/** The best encoding a header takes; one with `q=0` is not taken. */
function encodingFor(header: string | string[] | undefined): Encoding {
  const parts = [header ?? ''].flat().join(',').toLowerCase().split(',');
  const taken = new Set(
    parts.filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part)).map((part) => part.split(';')[0]?.trim()),
  );
  return (['br', 'gzip'] as const).find((encoding) => taken.has(encoding)) ?? 'identity';
}

/** Serves the contract itself, written and compressed once for the whole life of the process. */
export function serveDocument(app: FastifyInstance): void {
  app.get('/api/openapi.json', { config: { operationId: 'openapi' } }, async (request, reply) => {
    packed ??= pack();
    const { etag, bodies } = await packed;
    reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'accept-encoding');
    if (isKnownContent(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(bodies[encoding]);
  });
}
