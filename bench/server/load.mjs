import { Agent, request } from 'node:http';

/** Sends one call over a keep-alive connection; resolves to its status and text. */
export function send(agent, url, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const type = payload === undefined ? {} : { 'content-type': 'application/json' };
    const call = request(url, { method, agent, headers: { ...headers, ...type } }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, text: Buffer.concat(chunks).toString('utf8') }),
      );
    });
    call.on('error', reject);
    call.end(payload);
  });
}

/**
 * Sends calls for some time with `parallel` of them under way; resolves to successful responses per second. `next` makes the n-th call. Any
 * response but 200 with code 200 ends the bench: a refusal is quick and would count as speed.
 */
export async function perSecond({ parallel, ms, next }) {
  const agent = new Agent({ keepAlive: true, maxSockets: parallel });
  const started = performance.now();
  const end = started + ms;
  let done = 0;
  let sent = 0;
  const worker = async () => {
    while (performance.now() < end) {
      sent += 1;
      const [url, options] = next(sent);
      const { status, text } = await send(agent, url, options);
      if (status !== 200 || !text.startsWith('{"code":200'))
        throw new Error(`${url} answered ${status}: ${text.slice(0, 300)}`);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return done / seconds;
}
