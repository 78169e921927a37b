import { currentDocument } from '../scripts/bundle.mjs';
import { busySentence, portOf } from '../../scripts/lib/ports.mjs';
import { startProxy } from './proxy.mjs';

const port = portOf('PROXY_PORT');
const upstream = process.env.PROXY_UPSTREAM ?? 'http://localhost:3000';

function print({ method, path, status, side, what }) {
  console.log(`${side.padEnd(7)} ${method} ${path} (${status}): ${what}`);
}

function end({ state: { calls, called, deviations } }) {
  console.log(`${calls} calls of ${called.size} operations, ${deviations.length} deviations`);
  process.exitCode = deviations.length === 0 ? 0 : 1;
}

try {
  const document = await currentDocument();
  const host = process.env.PROXY_HOST ?? '127.0.0.1';
  const proxy = await startProxy({ document, upstream, port, host, report: print });
  console.log(`Calls through ${proxy.url} go to ${upstream} and are compared with the contract`);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      end(proxy);
      void proxy.close();
    });
} catch (error) {
  const taken = error.code === 'EADDRINUSE';
  console.error(taken ? busySentence({ setting: 'PROXY_PORT', port }) : error);
  process.exitCode = 1;
}
