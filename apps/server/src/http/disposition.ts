import contentDisposition from 'content-disposition';
import { storable } from '../db/storableText';

/**
 * The `content-disposition` of a file: shown in place or offered for saving, with its name for old clients in plain signs
 * and for the others whole (RFC 6266, RFC 5987).
 */
export function disposition(type: 'inline' | 'attachment', filename: string): string {
  const name = storable(filename);
  return contentDisposition(name, { type, fallback: name.replaceAll(/[^\w.-]/g, '_') });
}
