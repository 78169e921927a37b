import { fileURLToPath } from 'node:url';
import { startMock } from './server.mjs';

const port = Number(process.env.MOCK_PORT ?? 4010);

try {
  const mock = await startMock({
    document: fileURLToPath(new URL('../openapi/openapi.yaml', import.meta.url)),
    port,
    host: process.env.MOCK_HOST ?? '127.0.0.1',
    delay: Number(process.env.MOCK_DELAY_MS ?? 0),
  });
  console.log(`The mock answers every described call on ${mock.url}`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void mock.close());
} catch (error) {
  const taken = error.code === 'EADDRINUSE';
  console.error(taken ? `Port ${port} is in use. Set MOCK_PORT to another one.` : error);
  process.exitCode = 1;
}
