import { isRecord } from './envelope';

/** Body of a response, read once: JSON, a file, or `other` for a body that the client cannot use. */
export type ReadBody = { kind: 'json'; json: unknown } | { kind: 'file'; file: File } | { kind: 'other' };

/** Returns the file name of a Content-Disposition header, the RFC 5987 form (Chinese names) first; undefined when it has none. */
function dispositionFileName(header: string | null): string | undefined {
  if (header === null) return undefined;
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(header)?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded.trim());
    } catch {
      // Broken percent-encoding: fall back to the plain name.
    }
  }
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(header);
  return (plain?.[1] ?? plain?.[2])?.trim() || undefined;
}

function parseJson(text: string): ReadBody {
  try {
    return { kind: 'json', json: JSON.parse(text) };
  } catch {
    return { kind: 'other' };
  }
}

/** Reads the body of a successful response by its content type; text that is neither JSON nor a file is `other`. */
export async function readBody(response: Response): Promise<ReadBody> {
  const type = response.headers.get('content-type')?.toLowerCase() ?? '';
  if (type.includes('json')) return parseJson(await response.text());
  if (type === '' || type.startsWith('text/')) return { kind: 'other' };
  const name = dispositionFileName(response.headers.get('content-disposition')) ?? 'download';
  const blob = await response.blob();
  return { kind: 'file', file: new File([blob], name, { type: blob.type }) };
}

/** Builds a multipart body from named parts; undefined and null parts are left out, numbers and booleans become text. */
export function toFormData(parts: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    if (value === undefined || value === null) continue;
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, isRecord(value) || Array.isArray(value) ? JSON.stringify(value) : String(value));
  }
  return form;
}
