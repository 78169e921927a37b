import { codes } from '@selvedge/api-spec/codes';
import { maybePdf, maybePicture } from '@selvedge/domain/files/attachments';
import { refuse } from '../../../http/errors';
import type { Language } from '../../../http/messages';
import { translate } from '../../../translate';
import { isPhonePhoto } from './signatures';

const ACCEPTED = { accepted: ['.jpg', '.jpeg', '.png', '.webp', '.pdf'] };
/** How far into a file its mark may stand, as readers of PDF take it. */
const MARK_WITHIN = 1024;

/** Whether the content is a PDF, and the name agrees. */
export function isPdf(filename: string, data: Buffer): boolean {
  return maybePdf(filename) && data.subarray(0, MARK_WITHIN).includes('%PDF-');
}

/** Refuses with 41501 what by its name can be neither a picture nor a PDF; what is a photo as phones keep it is left to who draws it. */
export function refuseOtherFiles(filename: string, data: Buffer, language: Language): void {
  if (maybePicture(filename) || maybePdf(filename) || isPhonePhoto(data)) return;
  throw refuse(codes.WRONG_FILE_TYPE, ACCEPTED, translate(language, 'upload.pictureOrPdf'));
}
