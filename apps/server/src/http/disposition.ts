import contentDisposition from 'content-disposition';
import { storable } from '../db/storableText';

/**
 * Returns the `content-disposition` header of a file: displayed inline or offered for saving, with an ASCII name for old clients and the
 * full name for the others (RFC 6266, RFC 5987).
 */
export function disposition(type: 'inline' | 'attachment', filename: string): string {
  const name = storable(filename);
  return contentDisposition(name, { type, fallback: name.replaceAll(/[^\w.-]/g, '_') });
}
