import { gzipSync } from 'node:zlib';

/** Bytes of a body after gzip at its best, whatever the server sent. */
export const gzipped = (body) => (body.length === 0 ? 0 : gzipSync(body, { level: 9 }).length);

/** Bytes as kilobytes of 1000. */
export const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
