import { webcrypto } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import type { BucketSettings } from '../config/bucketUrl';
import { FileStoreUnavailableError } from './filesAway';

/** Time from a request to the head of its response, in ms. */
const ANSWER_WITHIN_MS = 8_000;
/** Longest wait for further bytes of a response, in ms. */
const SILENCE_MS = 30_000;
const TRIES = 2;
const EMPTY = Buffer.alloc(0);

/** Request to the bucket. */
export interface BucketRequest {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Key of the object; empty for the bucket itself. */
  key: string;
  query?: Record<string, string>;
  body?: Buffer;
}

/** Headers that a client has to send with a direct upload: the store accepts no others. */
export interface SignedPut {
  key: string;
  headers: Record<string, string>;
  lifeMs: number;
}

/** Waits for work, but at most `ms`. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new FileStoreUnavailableError({ code: 'ETIMEDOUT' })), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

const isPassing = ({ said }: FileStoreUnavailableError) =>
  /^(ECONNRESET|EPIPE|UND_ERR_SOCKET|429|5\d\d)$/.test(said);

/** Sends signed requests to one bucket. */
export class S3Client {
  constructor(private readonly settings: BucketSettings) {}

  private urlOf(key: string, query: Record<string, string>): URL {
    const url = new URL(key === '' ? this.settings.address : `${this.settings.address}/${key}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url;
  }

  private signer(
    what: Pick<
      ConstructorParameters<typeof AwsV4Signer>[0],
      'method' | 'url' | 'headers' | 'signQuery' | 'allHeaders'
    >,
  ) {
    const { key, secret, region } = this.settings;
    return new AwsV4Signer({ ...what, accessKeyId: key, secretAccessKey: secret, region, service: 's3' });
  }

  private async ask({ method, key, query = {}, body }: BucketRequest): Promise<Response> {
    const abort = new AbortController();
    try {
      // Hashes off the main thread: a workbook of some megabytes would block it for as long as all other calls take.
      const digest = await webcrypto.subtle.digest('SHA-256', body ?? EMPTY);
      const sha256 = Buffer.from(digest).toString('hex');
      const headers = { 'x-amz-content-sha256': sha256, 'content-type': 'application/octet-stream' };
      const signed = await this.signer({ method, url: this.urlOf(key, query).href, headers }).sign();
      const asked = fetch(signed.url, {
        method,
        headers: signed.headers,
        redirect: 'manual',
        signal: abort.signal,
        ...(body !== undefined && { body }),
      });
      const answer = await within(ANSWER_WITHIN_MS, asked);
      if (answer.ok || answer.status === 404) return answer;
      throw new FileStoreUnavailableError({ status: answer.status });
    } catch (error) {
      abort.abort();
      throw error instanceof FileStoreUnavailableError ? error : new FileStoreUnavailableError(error);
    }
  }

  /**
   * Sends a request to the store. The response has to begin in time, and anything but success and 404 is a `FileStoreUnavailableError` with the
   * status. A request that was interrupted, or refused for the moment, is sent a second time: all requests of this client are safe to
   * repeat.
   */
  async send(request: BucketRequest): Promise<Response> {
    for (let left = TRIES - 1; ; left -= 1) {
      try {
        return await this.ask(request);
      } catch (error) {
        if (left === 0 || !(error instanceof FileStoreUnavailableError) || !isPassing(error)) throw error;
      }
    }
  }

  /** Returns an address that accepts one PUT with exactly these headers, until it expires. */
  async signPut({ key, headers, lifeMs }: SignedPut): Promise<string> {
    const url = this.urlOf(key, { 'X-Amz-Expires': String(Math.floor(lifeMs / 1000)) }).href;
    return (await this.signer({ method: 'PUT', url, headers, signQuery: true, allHeaders: true }).sign()).url
      .href;
  }
}

/** Yields the bytes of a response as they are read; throws when the store stops sending while the reader waits. */
export async function* bytesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await within(SILENCE_MS, reader.read());
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
