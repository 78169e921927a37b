import { codes } from '@selvedge/api-spec/codes';
import { refuse } from '../../../http/errors';
import type { Language } from '../../../http/messages';
import { translate } from '../../../translate';

const ACCEPTED = { accepted: ['.jpg', '.jpeg', '.png', '.webp', '.pdf'] };
/** How far into a file its mark may stand, as readers of PDF take it. */
const MARK_WITHIN = 1024;

/** Whether the content is a PDF, and the name says so. */
export function isPdf(filename: string, data: Buffer): boolean {
  return /\.pdf$/i.test(filename) && data.subarray(0, MARK_WITHIN).includes('%PDF-');
}

/** Refuses with 41501 what is neither a picture nor a PDF by its name. */
export function refuseOtherFiles(filename: string, language: Language): void {
  if (/\.(jpe?g|png|webp|pdf)$/i.test(filename)) return;
  throw refuse(codes.WRONG_FILE_TYPE, ACCEPTED, translate(language, 'upload.pictureOrPdf'));
}
