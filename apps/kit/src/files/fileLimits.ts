import { codes, isApiError } from '@selvedge/api-spec/client';
import { extensionOf, isPhonePhoto, maybePdf, maybePicture } from '@selvedge/domain/files/attachments';
import { UPLOAD_IMAGE_MAX_BYTES, UPLOAD_PDF_MAX_BYTES } from '@selvedge/domain/constants';

/** Why a file is not taken: more bytes than its kind may have, a photo in the form of a phone, or another kind. */
export type FileRefusal = { mostBytes: number } | 'wrongKind' | 'notPicture' | 'phonePhoto';

/** Whether a file is called a PDF. */
export const isPdf = (name: string): boolean => extensionOf(name) === '.pdf';

/** What the server would refuse of a file, known before it is sent. */
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

/** The same of a file that the server did refuse; undefined where it refused for a reason of its own. */
export function refusedAfter(error: unknown): FileRefusal | undefined {
  return isApiError(error, codes.TOO_LARGE) ? { mostBytes: error.data.max } : undefined;
}
