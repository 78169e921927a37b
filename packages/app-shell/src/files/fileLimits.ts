import { codes, isApiError } from '@selvedge/api-spec/client';
import { extensionOf, isPhonePhoto, maybePdf, maybePicture } from '@selvedge/domain/files/attachments';
import { UPLOAD_IMAGE_MAX_BYTES, UPLOAD_PDF_MAX_BYTES } from '@selvedge/domain/constants';

/** Reason why a file is refused: more bytes than its kind may have, a phone photo format, or another wrong kind. */
export type FileRefusal = { mostBytes: number } | 'wrongKind' | 'notPicture' | 'phonePhoto';

/** Returns whether a file name has the extension `.pdf`. */
export const isPdf = (name: string): boolean => extensionOf(name) === '.pdf';

/** Returns the reason for which the server would refuse a file, before it is sent. */
export function refusedBefore({ name, size }: File, isPictureOnly = false): FileRefusal | undefined {
  if (isPhonePhoto(name)) return 'phonePhoto';
  if (isPictureOnly) {
    if (!maybePicture(name)) return 'notPicture';
    return size > UPLOAD_IMAGE_MAX_BYTES ? { mostBytes: UPLOAD_IMAGE_MAX_BYTES } : undefined;
  }
  if (!maybePicture(name) && !maybePdf(name)) return 'wrongKind';
  const mostBytes = maybePdf(name) ? UPLOAD_PDF_MAX_BYTES : UPLOAD_IMAGE_MAX_BYTES;
  return size > mostBytes ? { mostBytes } : undefined;
}

/** Returns the reason for which the server refused a file as too large; undefined for any other refusal. */
export function refusedAfter(error: unknown): FileRefusal | undefined {
  return isApiError(error, codes.TOO_LARGE) ? { mostBytes: error.data.max } : undefined;
}
