import { codes } from '@selvedge/api-spec/codes';
import { maybePdf, maybePicture } from '@selvedge/domain/files/attachments';
import { refuse } from '../../../http/errors';
import type { Language } from '../../../http/messages';
import { translate } from '../../../messages/translate';
import { isPhonePhoto } from './signatures';

const ACCEPTED = { accepted: ['.jpg', '.jpeg', '.png', '.webp', '.pdf'] };
/** Bytes at the beginning of a file within which its `%PDF-` mark must be, as PDF readers accept it. */
const MARK_WITHIN = 1024;

/** Returns whether the content is a PDF, and the name agrees. */
export function isPdf(filename: string, data: Buffer): boolean {
  return maybePdf(filename) && data.subarray(0, MARK_WITHIN).includes('%PDF-');
}

/**
 * Refuses with 41501 a file whose name is neither that of a picture nor of a PDF; leaves phone photos (HEIF) to `redraw`, which refuses
 * them with a message of its own.
 */
export function refuseOtherFiles(filename: string, data: Buffer, language: Language): void {
  if (maybePicture(filename) || maybePdf(filename) || isPhonePhoto(data)) return;
  throw refuse(codes.WRONG_FILE_TYPE, ACCEPTED, translate(language, 'upload.pictureOrPdf'));
}
