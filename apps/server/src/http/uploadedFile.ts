import { codes } from '@selvedge/api-spec/codes';
import { createHash } from 'node:crypto';
import { createWriteStream, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { refuse } from './errors';

/** File of a multipart form. It is on disk, and removed when the call is done. */
export interface UploadedFile {
  readonly field: string;
  readonly filename: string;
  /** Media type as the browser sent it: never trusted. */
  readonly mime: string;
  /** Size in bytes. */
  readonly size: number;
  /** Path on disk: for workers and streams, which do not need the content in this process's memory. */
  readonly path: string;
  /** SHA-256 of the content. */
  readonly digest: string;
  /** Content, read synchronously at first use; `bytes()` does not block other calls. */
  readonly data: Buffer;
  /** Returns the content, read at first use. */
  bytes(): Promise<Buffer>;
}

/** Description of a file in the form. */
interface FileWords {
  field: string;
  filename: string;
  mime: string;
}

/** File of a form, on disk while its call is processed. */
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

/** Writes a file of a form to disk as it arrives. Refuses with 41301 as soon as it is larger than `most` bytes. */
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
