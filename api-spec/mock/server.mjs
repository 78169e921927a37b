import { createServer } from 'node:http';
import { toResponse } from './answers.mjs';
import { loadPrism } from './prism.mjs';

const LARGEST_BODY = 40 * 1024 * 1024;

/** Both apps call the mock from their own origin, with their own headers; they may read a file's name. */
function corsHeaders(request) {
  return {
    'Access-Control-Allow-Origin': request.headers.origin ?? '*',
    'Access-Control-Allow-Methods': 'GET,POST,PUT,PATCH,DELETE,OPTIONS',
    'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '*',
    'Access-Control-Expose-Headers': 'Content-Disposition',
    'Access-Control-Max-Age': '600',
    Vary: 'Origin',
  };
}

async function readBody(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > LARGEST_BODY) return undefined;
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  if (text === '') return undefined;
  if (!request.headers['content-type']?.includes('json')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Starts the mock: every described operation answered from the contract's examples by Prism, refusals in the shapes of
 * our own server.
 *
 * @param {{ document: string, port: number, host: string, delay?: number }} options delay in milliseconds per answer
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function startMock({ document, port, host, delay = 0 }) {
  const ask = await loadPrism(document);

  const server = createServer(async (request, response) => {
    const cors = corsHeaders(request);
    if (request.method === 'OPTIONS') {
      response.writeHead(204, cors).end();
      return;
    }
    try {
      const url = new URL(request.url ?? '/', `http://${host}`);
      const body = await readBody(request);
      const outcome = await ask({ method: request.method ?? 'GET', url, headers: request.headers, body });
      if (delay > 0) await wait(delay);
      const { status, headers, body: text } = toResponse(outcome, url);
      response.writeHead(status, { ...headers, ...cors, 'Cache-Control': 'no-store' }).end(text);
    } catch (error) {
      console.error(error);
      response.writeHead(500, cors).end();
    }
  });

  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    url: `http://${host}:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
