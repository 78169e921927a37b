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
  ) {}
}

/** Makes a file answer: `return binaryAnswer({ contentType: XLSX_TYPE, filename: 'users.xlsx', body })`. */
export function binaryAnswer(file: {
  contentType: string;
  body: Buffer | string | Readable;
  filename?: string;
  cacheControl?: string;
}): BinaryAnswer {
  return new BinaryAnswer(file.contentType, file.body, file.filename, file.cacheControl);
}
