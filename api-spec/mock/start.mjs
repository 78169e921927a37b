import { currentDocument } from '../scripts/bundle.mjs';
import { startMock } from './server.mjs';

const port = Number(process.env.MOCK_PORT ?? 4010);

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
  console.error(taken ? `Port ${port} is in use. Set MOCK_PORT to another one.` : error);
  process.exitCode = 1;
}
