import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { languageOf } from '../refusals/messages.mjs';
import { toResponse } from './answers.mjs';
import { openLiveChannels } from './liveChannels.mjs';
import { loadPrism } from './prism.mjs';
import { readBody } from './prismLibrary.mjs';
import { listen, readAll } from './streams.mjs';

const LARGEST_BODY = 40 * 1024 * 1024;

/** Address at which the server publishes the contract; the mock panel of the apps reads the possible responses from it. */
const CONTRACT_PATH = '/api/openapi.json';

/**
 * Returns CORS headers: both apps call the mock from their own origin with their own headers, and may read the headers of its responses.
 */
function corsHeaders(request, exposed) {
  return {
    'Access-Control-Allow-Origin': request.headers.origin ?? '*',
    'Access-Control-Allow-Methods': 'GET,POST,PUT,PATCH,DELETE,OPTIONS',
    'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '*',
    'Access-Control-Expose-Headers': exposed,
    'Access-Control-Max-Age': '600',
    Vary: 'Origin',
  };
}

/**
 * Starts the mock: Prism answers every described operation from the contract's examples; refusals have the format of our own server.
 *
 * @param {{ document: object, port: number, host: string, delay?: number }} options the contract in one piece; delay in
 *   milliseconds per response
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function startMock({ document, port, host, delay = 0 }) {
  const ask = await loadPrism(document);
  const exposed = Object.keys(document.components.headers).join(', ');

  const server = createServer(async (request, response) => {
    const cors = corsHeaders(request, exposed);
    if (request.method === 'OPTIONS') {
      response.writeHead(204, cors).end();
      return;
    }
    try {
      const url = new URL(request.url ?? '/', `http://${host}`);
      if (url.pathname === CONTRACT_PATH) {
        response
          .writeHead(200, { 'Content-Type': 'application/json', ...cors })
          .end(JSON.stringify(document));
        return;
      }
      const sent = live.ask(request.method ?? 'GET', url);
      if (sent !== null) {
        response.writeHead(sent.status, { 'Content-Type': 'text/plain', ...cors }).end(sent.text);
        return;
      }
      const bytes = await readAll(request, LARGEST_BODY);
      const body = readBody(bytes ?? Buffer.alloc(0), request.headers['content-type']);
      const outcome = await ask({ method: request.method ?? 'GET', url, headers: request.headers, body });
      if (delay > 0) await pause(delay);
      const {
        status,
        headers,
        body: text,
      } = toResponse(outcome, url, languageOf(request.headers['accept-language']));
      response.writeHead(status, { ...headers, ...cors, 'Cache-Control': 'no-store' }).end(text);
    } catch (error) {
      console.error(error);
      response.writeHead(500, cors).end();
    }
  });

  const live = openLiveChannels(server);
  const { url, close } = await listen(server, port, host);
  return {
    url,
    close: () => {
      live.close();
      return close();
    },
  };
}
