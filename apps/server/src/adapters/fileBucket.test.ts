import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startObjectStore, type ObjectStore } from '../testing/objectStore';
import { S3Client } from './s3Client';
import { type BucketSettings, bucketOf } from '../config/bucketUrl';
import { fileBucket } from './fileBucket';

let store: ObjectStore;
beforeAll(async () => {
  store = await startObjectStore();
});
afterAll(() => store.close());

const settings = (url: string): BucketSettings => {
  const found = bucketOf(url);
  if (found === undefined) throw new Error('no settings');
  return found;
};
const checkOf = (url: string) => fileBucket(settings(url)).check();

test('FILES_URL is an address with a key; what is wrong with it is said without it', () => {
  expect(bucketOf(undefined)).toBeUndefined();
  expect(bucketOf('s3://AK:se%2Fcret%2B@minio.internal:9000/selvedge-files?tls=off')).toEqual({
    address: 'http://minio.internal:9000/selvedge-files',
    host: 'minio.internal:9000',
    bucket: 'selvedge-files',
    region: 'us-east-1',
    key: 'AK',
    secret: 'se/cret+',
  });
  expect(bucketOf('https://AK:s@s3.eu-central-1.amazonaws.com/selvedge')).toMatchObject({
    address: 'https://selvedge.s3.eu-central-1.amazonaws.com',
    region: 'eu-central-1',
  });
  expect(bucketOf('s3://AK:s@store.example/selvedge?style=virtual&region=auto')).toMatchObject({
    address: 'https://selvedge.store.example',
    region: 'auto',
  });
  const wrong = [
    'AK:hidden@store.example/selvedge',
    'http://AK:hidden@store.example/selvedge',
    's3://AK:hidden@store.example',
    's3://AK:hidden@store.example/Selvedge/deep',
    's3://AK:hidden@store.example/selvedge?tsl=off',
    's3://AK:hidden@store.example/selvedge?tls=maybe',
    's3://AK:hidden%zz@store.example/selvedge',
  ];
  for (const url of wrong)
    expect(() => bucketOf(url), url).toThrow(/^FILES_URL must be an address(?!.*hidden)/);
  expect(() => bucketOf('s3://store.example/selvedge')).toThrow('must name a key');
});

test('settings that cannot work are one sentence each, without key and secret; a store that is away is not', async () => {
  const sentences: ReadonlyArray<[string, string]> = [
    ['S3RVER:hidden-secret', 'does not let this key use the bucket "selvedge"'],
    ['OTHER:S3RVER', 'does not let this key use the bucket "selvedge"'],
  ];
  for (const [keys, sentence] of sentences) {
    const problem = await checkOf(store.url.replace('S3RVER:S3RVER', keys)).catch(
      (error: Error) => error.message,
    );
    expect(problem).toContain(`FILES_URL cannot be used: `);
    expect(problem).toContain(sentence);
    expect(problem).not.toMatch(/hidden|S3RVER|OTHER/);
  }
  await expect(checkOf(store.url.replace('/selvedge', '/other'))).rejects.toThrow(
    'there is no bucket "other" at 127.0.0.1',
  );
  await expect(checkOf(store.url.replace('tls=off', 'tls=on'))).rejects.toThrow('does not speak TLS');
  await expect(checkOf(store.url.replace('127.0.0.1', 'no-such.invalid'))).rejects.toThrow('no-such.invalid');
  await checkOf(store.url);

  const silent = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  const { port } = silent.address() as AddressInfo;
  await expect(checkOf(store.url.replace(/:\d+\//, `:${port}/`))).rejects.toMatchObject({
    name: 'FileStoreUnavailableError',
  });
  await new Promise((resolve) => silent.close(resolve));
});

test('a bucket is listed page by page, and objects of another form are left alone', async () => {
  const files = fileBucket(settings(store.url), 2);
  const names = Array.from({ length: 5 }, (_, at) => `uploads/aa/${at}.png`);
  for (const name of names) await files.put(name, Buffer.from(name));
  const line = new S3Client(settings(store.url));
  const foreign = { key: 'Notes of others.TXT', body: Buffer.from('x') };
  expect((await line.send({ method: 'PUT', ...foreign })).status).toBe(200);
  const listed: string[] = [];
  for await (const { key, changedAt } of files.list()) {
    listed.push(key);
    expect(Math.abs(Date.now() - changedAt.getTime())).toBeLessThan(3_600_000);
  }
  expect(listed).toEqual(names);
  await files.clear();
  expect((await line.send({ method: 'GET', key: foreign.key })).status).toBe(200);
  expect(await files.isEmpty()).toBe(false);
});
