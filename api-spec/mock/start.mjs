import { currentDocument } from '../scripts/bundle.mjs';
import { busySentence, portOf } from '../../scripts/lib/ports.mjs';
import { startMock } from './server.mjs';

const port = portOf('MOCK_PORT');

try {
  const mock = await startMock({
    document: await currentDocument(),
    port,
    host: process.env.MOCK_HOST ?? '127.0.0.1',
    delay: Number(process.env.MOCK_DELAY_MS ?? 0),
  });
  const seconds = (performance.now() / 1000).toFixed(1);
  console.log(`The mock answers every described call on ${mock.url} (ready after ${seconds} s)`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void mock.close());
} catch (error) {
  const taken = error.code === 'EADDRINUSE';
  console.error(taken ? busySentence({ setting: 'MOCK_PORT', port }) : error);
  process.exitCode = 1;
}
