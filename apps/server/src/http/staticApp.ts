import { existsSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { answerUnknown } from './faults';

/** Apps that a port can serve. */
export type AppName = 'buyer' | 'admin';

function distOf(name: AppName): string | null {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (let up = 0; up < 6; up += 1) {
    const dist = join(folder, 'apps', name, 'dist');
    if (existsSync(join(dist, 'index.html'))) return dist;
    folder = dirname(folder);
  }
  return null;
}

/**
 * Returns the options for serving built files: precompressed when the browser accepts that; files with a digest in their name are cached
 * for a year, the page itself is revalidated.
 */
export function builtFiles(dist: string): FastifyStaticOptions {
  const assets = join(dist, 'assets', sep);
  return {
    root: dist,
    index: ['index.html'],
    preCompressed: true,
    // The plugin's own header would replace the one below.
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.setHeader(
        'cache-control',
        path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      reply.setHeader('vary', 'accept-encoding');
    },
  };
}

/** Serves an app's build. Routes are in the hash, so `/` is the only page; anything else that is not a file answers 404. */
export async function serveApp(app: FastifyInstance, name: AppName): Promise<void> {
  const dist = distOf(name);
  if (dist !== null) {
    await app.register(fastifyStatic, builtFiles(dist));
  } else {
    app.get('/', (_request, reply) =>
      reply.status(404).type('text/plain').send(`The app is not built: npm run build -w apps/${name}\n`),
    );
  }
  app.setNotFoundHandler((request, reply) => answerUnknown(request, reply));
}
