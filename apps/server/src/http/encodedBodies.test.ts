import { randomBytes } from 'node:crypto';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBuyer, makeStaff } from '../testing/people';
import { startTestServer, type TestServer } from '../testing/startTestServer';
import { unpackedOnly } from './encodedBodies';

const PORTS = ['buyer', 'admin'] as const;
type Port = (typeof PORTS)[number];

/** Size in bytes above the data that a connection buffers before it is read. */
const LARGE = 200_000;
const JSON_BODY = JSON.stringify({ username: randomBytes(LARGE).toString('hex') });
const PACKED = {
  gzip: gzipSync(JSON_BODY),
  deflate: deflateSync(JSON_BODY),
  br: brotliCompressSync(JSON_BODY),
};
const BROKEN = randomBytes(LARGE);
const FORM = 'multipart/form-data; boundary=x';

const CALLS = {
  buyer: { json: '/api/sp/front/user/login', form: '/api/sp/front/upload/image', header: 'authori-zation' },
  admin: { json: '/api/v1/menus', form: '/api/v1/files', header: 'authorization' },
};

const servers = new Map<Port, { server: TestServer; address: URL; token: string }>();
beforeAll(async () => {
  for (const port of PORTS) {
    const server = await startTestServer({ serves: port });
    await makeBuyer(server.db, { username: 'lin' });
    await makeStaff(server.db, { username: 'boss' }, 'ROOT');
    const { token } = port === 'buyer' ? await server.buyer('lin') : await server.staff('boss');
    servers.set(port, { server, token, address: new URL(await server.listen()) });
  }
});
afterAll(async () => {
  for (const { server } of servers.values()) await server.close();
});

function serverAt(port: Port) {
  const found = servers.get(port);
  if (found === undefined) throw new Error(`no server on the ${port} port`);
  return found;
}

interface Heard {
  status: number | undefined;
  said: string;
  headers: IncomingMessage['headers'];
}

/** Creates a caller with one connection, which stays open as long as the server keeps it open. */
function caller(address: URL) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (method: string, path: string, headers: Record<string, string>, body: Buffer | null) =>
    new Promise<Heard>((resolve, reject) => {
      const call = request(new URL(path, address), { method, headers, agent }, (answer) => {
        text(answer).then(
          (said) => resolve({ status: answer.statusCode, said, headers: answer.headers }),
          reject,
        );
      });
      call.on('error', reject);
      call.end(body ?? undefined);
    });
  return { send, end: () => agent.destroy() };
}

const bodies = [
  ...Object.entries(PACKED).map(([encoding, body]) => ({ name: `whole ${encoding}`, encoding, body })),
  ...Object.keys(PACKED).map((encoding) => ({ name: `broken ${encoding}`, encoding, body: BROKEN })),
  { name: 'an unknown encoding', encoding: 'zstd2', body: BROKEN },
];
const types = ['application/json', 'text/plain', FORM];
const all = PORTS.flatMap((port) =>
  bodies.flatMap(({ name, encoding, body }) => types.map((type) => ({ port, name, encoding, body, type }))),
);

test.each(all)(
  'E-41501 a packed body is refused and its connection goes on: $port port, $name, $type',
  async ({ port, encoding, body, type }) => {
    const { address, token } = serverAt(port);
    const { json, form, header } = CALLS[port];
    const { send, end } = caller(address);
    const headers = { 'content-type': type, 'content-encoding': encoding, [header]: token };
    const refused = await send('POST', type === FORM ? form : json, headers, body);
    expect(JSON.parse(refused.said)).toMatchObject({ code: 41501, data: { accepted: ['identity'] } });
    expect((await send('GET', '/healthz', {}, null)).status).toBe(200);
    end();
  },
);

test('a stranger need not sign in to hear it, and an address for bytes takes no packed ones either', async () => {
  const { address } = serverAt('buyer');
  const { send, end } = caller(address);
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  for (const [method, path] of [
    ['POST', CALLS.buyer.form],
    ['PUT', '/incoming/none'],
  ] as const) {
    expect((await send(method, path, headers, PACKED.gzip)).said).toContain('"code":41501');
  }
  expect((await send('GET', '/healthz', {}, null)).status).toBe(200);
  end();
});

test.each([
  [{ 'content-length': '5' }, true],
  [{ 'content-length': '5', 'content-encoding': 'identity' }, true],
  [{ 'content-length': '5', 'content-encoding': 'Identity' }, true],
  [{ 'content-length': '0', 'content-encoding': 'gzip' }, true],
  [{ 'content-encoding': 'gzip' }, true],
  [{ 'transfer-encoding': 'chunked', 'content-encoding': 'identity, gzip' }, false],
])('what comes as it is, or brings nothing, is no packed body: %j', (headers, expected) => {
  expect(unpackedOnly(headers)).toBe(expected);
});
