import { storable } from '../contract/plainText';

const escaped = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * The `content-disposition` of a file: shown in place or offered for saving, with its name for old clients in plain signs
 * and for the others whole (RFC 6266, RFC 5987).
 */
export function disposition(way: 'inline' | 'attachment', filename: string): string {
  const plain = filename.replaceAll(/[^\w.-]/g, '_');
  return `${way}; filename="${plain}"; filename*=UTF-8''${escaped(storable(filename))}`;
}
