import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Media type of .xlsx workbooks. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Response that is a file rather than an envelope. */
export class BinaryAnswer {
  constructor(
    readonly contentType: string,
    readonly body: Buffer | string | Readable,
    /** File name for saving; absent means that the browser shows the file in place. */
    readonly filename?: string,
    readonly cacheControl?: string,
    /** Validator of the content: a client that has it already gets 304. */
    readonly etag?: string,
  ) {}
}

/** Returns a weak validator of a content for the header `ETag`: the same content may be sent compressed or plain. */
export function etagOf(content: Buffer | string): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}

/** Returns whether an `If-None-Match` header names a validator; weak ones count, as usual for reads. */
export function isKnownContent(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = (validator: string) => validator.trim().replace(/^W\//, '');
  const validators = new Set(ifNoneMatch.split(',').map(opaque));
  return validators.has('*') || validators.has(opaque(etag));
}

/** Creates a file response: `return binaryAnswer({ contentType: XLSX_TYPE, filename: 'users.xlsx', body })`. */
export function binaryAnswer(file: {
  contentType: string;
  body: Buffer | string | Readable;
  filename?: string;
  cacheControl?: string;
  etag?: string;
}): BinaryAnswer {
  return new BinaryAnswer(file.contentType, file.body, file.filename, file.cacheControl, file.etag);
}
