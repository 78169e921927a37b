import { codes } from '@selvedge/api-spec/codes';
import { createHash } from 'node:crypto';
import { createWriteStream, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { refuse } from './errors';

/** A file of a multipart form. It lies on disk and goes when the call is done. */
export interface UploadedFile {
  readonly field: string;
  readonly filename: string;
  /** Media type as the browser says it: never trusted. */
  readonly mime: string;
  /** Size in bytes. */
  readonly size: number;
  /** Where it lies: for workers and streams, which need it nowhere in this process's memory. */
  readonly path: string;
  /** SHA-256 of the content. */
  readonly digest: string;
  /** The content, read when first asked for and waited for; `bytes()` does not hold up other calls. */
  readonly data: Buffer;
  /** The content, read when first asked for. */
  bytes(): Promise<Buffer>;
}

/** What the form says of a file. */
interface FileWords {
  field: string;
  filename: string;
  mime: string;
}

/** A file of a form, lying on disk while its call is worked on. */
class StoredFile implements UploadedFile {
  readonly field: string;
  readonly filename: string;
  readonly mime: string;
  private read: Buffer | undefined;

  constructor(
    words: FileWords,
    readonly path: string,
    readonly size: number,
    readonly digest: string,
  ) {
    this.field = words.field;
    this.filename = words.filename;
    this.mime = words.mime;
  }

  get data(): Buffer {
    this.read ??= readFileSync(this.path);
    return this.read;
  }

  async bytes(): Promise<Buffer> {
    this.read ??= await readFile(this.path);
    return this.read;
  }
}

/** Writes a file of a form to disk as it comes in. Refuses with 41301 as soon as it is larger than `most` bytes. */
export async function storeFile(
  words: FileWords,
  content: Readable,
  path: string,
  most: number,
): Promise<UploadedFile> {
  const hash = createHash('sha256');
  let size = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      done(size > most ? refuse(codes.TOO_LARGE, { max: most }) : null, chunk);
    },
  });
  await pipeline(content, count, createWriteStream(path, { mode: 0o600 }));
  return new StoredFile(words, path, size, hash.digest('base64url'));
}
