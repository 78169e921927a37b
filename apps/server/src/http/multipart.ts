import { IMPORT_MAX_BYTES } from '@selvedge/api-spec/rules/constants';
import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from '../contract/handlers';
import { refuse } from './errors';

/** Largest file taken over the wire: 30 MB, inclusive (D-45). */
export const MAX_FILE_BYTES = IMPORT_MAX_BYTES;

/** Reads a multipart form whole. Refuses with 41301 above the limit. */
export async function readForm(
  request: FastifyRequest,
): Promise<{ fields: Record<string, string>; files: UploadedFile[] }> {
  const fields: Record<string, string> = {};
  const files: UploadedFile[] = [];
  const limits = { fileSize: MAX_FILE_BYTES + 1, files: 10, fields: 50, fieldSize: 100_000 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields[part.fieldname] = part.value;
      continue;
    }
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of part.file) {
      if (!Buffer.isBuffer(chunk)) continue;
      size += chunk.length;
      if (size > MAX_FILE_BYTES) throw refuse(41301, { max: MAX_FILE_BYTES });
      chunks.push(chunk);
    }
    files.push({
      field: part.fieldname,
      filename: part.filename,
      mime: part.mimetype,
      data: Buffer.concat(chunks),
    });
  }
  return { fields, files };
}
