import { gzipSync } from 'node:zlib';

/** Returns the bytes of a body after gzip at level 9, whatever the server sent. */
export const gzipped = (body) => (body.length === 0 ? 0 : gzipSync(body, { level: 9 }).length);

/** Formats bytes as kilobytes of 1000 bytes. */
export const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
