import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Media type of .xlsx workbooks. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** An answer that is a file rather than an envelope. */
export class BinaryAnswer {
  constructor(
    readonly contentType: string,
    readonly body: Buffer | string | Readable,
    /** Name offered for saving; absent means the browser shows it in place. */
    readonly filename?: string,
    readonly cacheControl?: string,
    /** Validator of the content: whoever has it already is answered 304. */
    readonly etag?: string,
  ) {}
}

/** A weak validator of some content, as the header carries it: the same content may travel compressed or plain. */
export function etagOf(content: Buffer | string): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}

/** Whether an `If-None-Match` header names a validator; weak ones count, as they do for reads. */
export function isKnownContent(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = (validator: string) => validator.trim().replace(/^W\//, '');
  const validators = new Set(ifNoneMatch.split(',').map(opaque));
  return validators.has('*') || validators.has(opaque(etag));
}

/** Makes a file answer: `return binaryAnswer({ contentType: XLSX_TYPE, filename: 'users.xlsx', body })`. */
export function binaryAnswer(file: {
  contentType: string;
  body: Buffer | string | Readable;
  filename?: string;
  cacheControl?: string;
  etag?: string;
}): BinaryAnswer {
  return new BinaryAnswer(file.contentType, file.body, file.filename, file.cacheControl, file.etag);
}
