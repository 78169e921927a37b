import { IMPORT_MAX_BYTES } from '@selvedge/api-spec/rules/constants';
import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from '../contract/handlers';
import { storable } from '../contract/plainText';
import { invalid, Refusal, refuse } from './errors';

/** Largest file taken over the wire: 30 MB, inclusive (D-45). */
export const MAX_FILE_BYTES = IMPORT_MAX_BYTES;

interface Form {
  fields: Record<string, string>;
  files: UploadedFile[];
}

async function readParts(request: FastifyRequest, mostFiles: number): Promise<Form> {
  const form: Form = { fields: {}, files: [] };
  const limits = { fileSize: MAX_FILE_BYTES + 1, files: mostFiles, fields: 50, fieldSize: 100_000 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') form.fields[part.fieldname] = part.value;
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
    form.files.push({
      field: part.fieldname,
      filename: storable(part.filename),
      mime: part.mimetype,
      data: Buffer.concat(chunks),
    });
  }
  return form;
}

/**
 * Reads a multipart form whole, with as many files as the call describes and no more, since all of it is held in memory.
 * Refuses with 41301 above the limit and with 40001 what is no whole form.
 */
export async function readForm(request: FastifyRequest, mostFiles: number): Promise<Form> {
  try {
    return await readParts(request, mostFiles);
  } catch (error) {
    if (error instanceof Refusal || (error instanceof Error && 'statusCode' in error)) throw error;
    throw invalid({ body: 'multipart/form-data' });
  }
}
