import { codes, isApiError } from '@selvedge/api-spec/client';
import { UPLOAD_IMAGE_MAX_BYTES, UPLOAD_PDF_MAX_BYTES } from '@selvedge/domain/constants';

/** Extensions of pictures and PDF, which are what is attached to things. */
export const ATTACHED = ['.jpg', '.jpeg', '.png', '.webp', '.pdf'];

/** Why a file is not taken: more bytes than its kind may have, or another kind. */
export type FileRefusal = { mostBytes: number } | 'wrongKind';

/** Whether a file is called a PDF. */
export const isPdf = (name: string): boolean => /\.pdf$/i.test(name);

/** What the server would refuse of a file, known before it is sent (Q-13, L-14). */
export function refusedBefore({ name, size }: File): FileRefusal | undefined {
  if (!ATTACHED.some((extension) => name.toLowerCase().endsWith(extension))) return 'wrongKind';
  const mostBytes = isPdf(name) ? UPLOAD_PDF_MAX_BYTES : UPLOAD_IMAGE_MAX_BYTES;
  return size > mostBytes ? { mostBytes } : undefined;
}

/** The same of a file that the server did refuse; undefined where it refused for a reason of its own. */
export function refusedAfter(error: unknown): FileRefusal | undefined {
  return isApiError(error, codes.TOO_LARGE) ? { mostBytes: error.data.max } : undefined;
}
