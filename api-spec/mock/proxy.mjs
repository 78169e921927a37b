import { createServer, request as send } from 'node:http';
import { connect } from 'node:net';
import { createContractChecker } from './deviations.mjs';
import { listen, readAll } from './streams.mjs';

/** Address at which a test reads the deviations found so far; DELETE clears them. */
const REPORT_PATH = '/__deviations';

/** Forwards the request unchanged, except that the response may not be compressed, since the proxy reads it. */
function forwardRequest(request, bytes, upstream) {
  const headers = { ...request.headers, host: upstream.host, 'accept-encoding': 'identity' };
  return new Promise((resolve, reject) => {
    const outgoing = send(upstream, { method: request.method, path: request.url, headers }, resolve);
    outgoing.once('error', reject);
    outgoing.end(bytes);
  });
}

/** Forwards the connection of a live channel, which the document does not describe: its bytes pass both ways unchanged. */
function tunnel(request, socket, head, upstream) {
  const other = connect(Number(upstream.port || 80), upstream.hostname, () => {
    const headers = request.rawHeaders.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`));
    other.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers.join('')}\r\n`);
    other.write(head);
    socket.pipe(other).pipe(socket);
  });
  for (const [one, another] of [
    [socket, other],
    [other, socket],
  ]) {
    one.on('error', () => another.destroy());
  }
}

/**
 * Starts a proxy in front of a running server that compares every call under /api with the document. Requests and responses pass unchanged.
 *
 * @param {{ document: object, upstream: string, port: number, host: string, report?: (deviation: object) => void }} options
 *   the contract in one piece, the address of the server, and a function that is called with each deviation as it is found
 */
export async function startProxy({ document, upstream, port, host, report = () => undefined }) {
  const target = new URL(upstream);
  const judge = await createContractChecker(document);
  const state = { calls: 0, called: new Set(), deviations: [] };

  function showReport(request, response) {
    if (request.method === 'DELETE') Object.assign(state, { calls: 0, called: new Set(), deviations: [] });
    const { calls, called, deviations } = state;
    const text = JSON.stringify({ calls, operations: [...called].sort(), deviations });
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(text);
  }

  async function look(call) {
    const { operationId, found } = await judge(call);
    state.calls += 1;
    if (operationId) state.called.add(operationId);
    for (const one of found) {
      const deviation = {
        method: call.method,
        path: call.url.pathname,
        operationId,
        status: call.answer.status,
        ...one,
      };
      state.deviations.push(deviation);
      report(deviation);
    }
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url, target);
    if (url.pathname === REPORT_PATH) return showReport(request, response);
    try {
      const requestBytes = await readAll(request);
      const answer = await forwardRequest(request, requestBytes, target);
      const answerBytes = await readAll(answer);
      if (/^\/(api|files)\//.test(url.pathname) && request.method !== 'OPTIONS') {
        await look({
          method: request.method,
          url,
          request: { headers: request.headers, bytes: requestBytes },
          answer: { status: answer.statusCode, headers: answer.headers, bytes: answerBytes },
        });
      }
      response.writeHead(answer.statusCode, answer.rawHeaders).end(answerBytes);
    } catch (error) {
      response.writeHead(502, { 'Content-Type': 'text/plain' }).end(`${target.origin}: ${error.message}`);
    }
  });
  const tunnels = new Set();
  server.on('upgrade', (request, socket, head) => {
    tunnels.add(socket);
    socket.once('close', () => tunnels.delete(socket));
    tunnel(request, socket, head, target);
  });

  const { url, close } = await listen(server, port, host);
  return {
    url,
    state,
    close: () => {
      for (const socket of tunnels) socket.destroy();
      return close();
    },
  };
}
