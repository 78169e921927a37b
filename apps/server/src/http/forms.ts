import { codes } from '@selvedge/api-spec/codes';
import { join } from 'node:path';
import { FORMS_PER_PERSON, JSON_MAX_BYTES } from '@selvedge/domain/constants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { storable } from '../db/storableText';
import { invalid, Refusal, refuse } from './errors';
import { type FormFolder, openFormFolder, removeFormFolder } from './formFolder';
import { Slots } from './slots';
import { storeFile, type UploadedFile } from './uploadedFile';

/** Most bytes of all forms that one process receives at the same time. */
const TOTAL_BYTES = 512 * 1024 * 1024;
const MOST_FIELDS = 20;
const FIELD_BYTES = 10_000;
/** Most bytes of a form besides its files: fields, boundaries, names. */
export const FORM_REST_BYTES = JSON_MAX_BYTES;
const RETRY_SECONDS = 5;

/** Limits of a form. */
export interface FormBounds {
  /** Maximum number of files. */
  mostFiles: number;
  /** Size limit of each file in bytes, inclusive. */
  maxBytes: number;
}

/** Form that has been read. */
export interface Form {
  fields: Record<string, string>;
  files: UploadedFile[];
}

/** Reads forms: files are written to disk as they arrive, so a form takes no memory however large it is. */
export class FormReader {
  private readonly folder: FormFolder;
  private readonly slots = new Slots(FORMS_PER_PERSON, TOTAL_BYTES);
  private readonly open = new WeakMap<FastifyRequest, () => Promise<void>>();

  constructor(app: FastifyInstance, dataDir: string) {
    this.folder = openFormFolder(dataDir);
    // Every call is answered exactly once, whether or not the client is still connected: its files are removed then.
    app.addHook('onSend', async (request) => {
      await this.open.get(request)?.();
      this.open.delete(request);
    });
  }

  /**
   * Reads a form completely; its files are removed when the call has been answered. Refuses with 41301 above the size limit, with 42901 the
   * third simultaneous form of one person or when all forms together are too large, with 40001 an incomplete form.
   */
  async read(request: FastifyRequest, person: string, bounds: FormBounds): Promise<Form> {
    const most = bounds.mostFiles * bounds.maxBytes + FORM_REST_BYTES;
    const declared = Number(request.headers['content-length'] ?? most);
    if (declared > most) throw refuse(codes.TOO_LARGE, { max: bounds.maxBytes });
    try {
      if (bounds.mostFiles === 0) return await readForm(request, null, bounds, most);
      const release = this.slots.take(person, declared);
      if (typeof release === 'string') throw refuse(codes.TOO_MANY_REQUESTS, { retryAfter: RETRY_SECONDS });
      this.open.set(request, () => Promise.resolve(release()));
      const folder = await this.folder.make();
      this.open.set(request, () => removeFormFolder(folder).finally(release));
      return await readForm(request, folder, bounds, most);
    } catch (error) {
      // Discards the rest of the body while the caller still has time to receive the answer.
      request.raw.unpipe();
      request.raw.resume();
      throw error;
    }
  }
}

async function readParts(
  request: FastifyRequest,
  folder: string | null,
  { mostFiles, maxBytes }: FormBounds,
): Promise<Form> {
  const form: Form = { fields: {}, files: [] };
  const limits = {
    // Above the size that is refused while the file is written, so that the refusal comes from one place.
    fileSize: maxBytes + FORM_REST_BYTES,
    files: mostFiles,
    fields: MOST_FIELDS,
    fieldSize: FIELD_BYTES,
    parts: MOST_FIELDS + mostFiles,
    headerPairs: 20,
  };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw invalid({ [storable(part.fieldname).slice(0, 100)]: `${FIELD_BYTES}` });
      if (typeof part.value === 'string') form.fields[part.fieldname] = part.value;
      continue;
    }
    if (folder === null) throw invalid({ body: 'multipart/form-data' });
    const words = { field: part.fieldname, filename: storable(part.filename), mime: part.mimetype };
    const path = join(folder, String(form.files.length));
    form.files.push(await storeFile(words, part.file, path, maxBytes));
  }
  return form;
}

async function readForm(
  request: FastifyRequest,
  folder: string | null,
  bounds: FormBounds,
  most: number,
): Promise<Form> {
  let received = 0;
  const count = (chunk: Buffer) => {
    received += chunk.length;
    if (received > most) request.raw.destroy();
  };
  request.raw.on('data', count);
  try {
    return await readParts(request, folder, bounds);
  } catch (error) {
    if (error instanceof Refusal || (error instanceof Error && 'statusCode' in error)) throw error;
    throw invalid({ body: 'multipart/form-data' });
  } finally {
    request.raw.off('data', count);
  }
}
