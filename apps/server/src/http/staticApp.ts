import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { answerUnknown } from './faults';

/** The two apps a port can serve. */
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
 * Serves the built files of an app. Routes are in the hash, so only `/` is a page; anything else that is not a file
 * answers 404. Files with a digest in their name are kept by the browser, the page itself is asked for anew.
 */
export async function serveApp(app: FastifyInstance, name: AppName): Promise<void> {
  const dist = distOf(name);
  if (dist !== null) {
    await app.register(fastifyStatic, {
      root: dist,
      index: ['index.html'],
      preCompressed: true,
      setHeaders: (reply, path) => {
        const lasting = path.includes(`${join(dist, 'assets')}`);
        reply.setHeader('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  } else {
    app.get('/', (_request, reply) =>
      reply.status(404).type('text/plain').send(`The app is not built: npm run build -w apps/${name}\n`),
    );
  }
  app.setNotFoundHandler((request, reply) => answerUnknown(request, reply));
}
