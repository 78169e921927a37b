import { Readable } from 'node:stream';
import type { FileAdapter, StoredBytes } from './adapters';
import { S3Client, type BucketRequest, bytesOf } from './s3Client';
import { type ListedPage, readListing } from './bucketListing';
import { bucketProblem } from './bucketProblem';
import type { BucketSettings } from '../config/bucketUrl';
import { FileStoreUnavailableError, wrapStoreErrors } from './filesAway';
import { isStoreKey } from './storeKeys';

/** Number of objects requested per page when all are listed; no store returns more. */
const LISTED_AT_ONCE = 1000;

/**
 * Stores files in a bucket of an S3-compatible store (docs/decisions/0034). An object appears whole or not at all, and after the response
 * to a `put` the store has it. Objects whose key has another form than the server's stay untouched.
 */
export function fileBucket(settings: BucketSettings, listedAtOnce = LISTED_AT_ONCE): FileAdapter {
  const line = new S3Client(settings);
  const checked = (key: string) => {
    if (!isStoreKey(key)) throw new Error('a file key of wrong form');
    return key;
  };

  /** Sends a request that has to succeed and whose response body is not needed. */
  async function done(request: BucketRequest): Promise<void> {
    const answer = await line.send(request);
    await answer.body?.cancel();
    if (!answer.ok) throw new FileStoreUnavailableError({ status: answer.status });
  }

  async function page(after: string, most: number): Promise<ListedPage> {
    const query = { marker: after, 'max-keys': String(most) };
    const answer = await line.send({ method: 'GET', key: '', query });
    if (!answer.ok) throw new FileStoreUnavailableError({ status: answer.status });
    return wrapStoreErrors(async () => readListing(await answer.text()));
  }

  async function* list(): AsyncGenerator<StoredBytes> {
    for (let after = ''; ;) {
      const { objects, isCut } = await page(after, listedAtOnce);
      yield* objects.filter(({ key }) => isStoreKey(key));
      const last = objects.at(-1);
      if (!isCut || last === undefined) return;
      after = last.key;
    }
  }

  async function remove(key: string): Promise<void> {
    const answer = await line.send({ method: 'DELETE', key: checked(key) });
    await answer.body?.cancel();
  }

  return {
    put: (key, data) => done({ method: 'PUT', key: checked(key), body: data }),
    async get(key) {
      const { ok, body } = await line.send({ method: 'GET', key: checked(key) });
      if (ok) return body === null ? Readable.from([]) : Readable.from(bytesOf(body), { objectMode: false });
      await body?.cancel();
      return null;
    },
    delete: remove,
    list,
    isEmpty: async () => (await page('', 1)).objects.length === 0,
    async clear() {
      for await (const { key } of list()) await remove(key);
    },
    putAddress(key, { size, contentType, lifeMs }) {
      const headers = { 'content-length': String(size), 'content-type': contentType };
      return line.signPut({ key: checked(key), headers, lifeMs });
    },
    async check() {
      try {
        await done({ method: 'HEAD', key: '' });
      } catch (error) {
        throw (error instanceof FileStoreUnavailableError && bucketProblem(error, settings)) || error;
      }
    },
  };
}
