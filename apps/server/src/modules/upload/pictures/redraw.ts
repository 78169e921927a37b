import { codes } from '@selvedge/api-spec/codes';
import { maybePicture } from '@selvedge/domain/files/attachments';
import { PICTURE_MAX_PIXELS, UPLOAD_IMAGE_MAX_BYTES } from '@selvedge/domain/constants';
import sharp, { type Sharp } from 'sharp';
import { type Refusal, refuse } from '../../../http/errors';
import type { Language } from '../../../http/messages';
import { translate } from '../../../messages/translate';
import { fairQueue, QueueFull } from '../../../scheduling/fairQueue';
import { isPhonePhoto, type PictureKind, PICTURE_KINDS, pictureKind } from './signatures';

/** Picture as the server drew it. */
export interface DrawnPicture {
  kind: PictureKind;
  data: Buffer;
}

const ACCEPTED = { accepted: ['.jpg', '.jpeg', '.png', '.webp'] };
const SECONDS = 20;
const QUALITY = 84;

// Decoded pixels are never needed twice, and two pictures at a time keep two threads busy.
sharp.cache(false);
sharp.concurrency(1);

const queue = fairQueue({ running: 2, waitingEach: 10, waiting: 60 });

function refused(problem: 'kind' | 'phone' | 'damaged' | 'pixels', language: Language): Refusal {
  const { format } = new Intl.NumberFormat(language, { notation: 'compact', compactDisplay: 'long' });
  const amount = format(PICTURE_MAX_PIXELS);
  return refuse(
    codes.WRONG_FILE_TYPE,
    ACCEPTED,
    translate(language, `upload.picture.${problem}`, { amount }),
  );
}

const encoded = (picture: Sharp, { extension }: PictureKind): Sharp => {
  if (extension === 'jpg') return picture.flatten({ background: '#fff' }).jpeg({ quality: QUALITY });
  return extension === 'png' ? picture.png() : picture.webp({ quality: QUALITY });
};

async function draw(
  source: Buffer | string,
  kind: PictureKind,
  longest: number,
  language: Language,
): Promise<DrawnPicture> {
  const opened = sharp(source, {
    limitInputPixels: PICTURE_MAX_PIXELS,
    failOn: 'error',
    sequentialRead: true,
  });
  const { format, width, height } = await opened.metadata();
  if (format !== kind.format) throw refused('kind', language);
  if (width * height > PICTURE_MAX_PIXELS) throw refused('pixels', language);
  const drawn = opened
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: SECONDS });
  const data = await encoded(drawn.clone(), kind).toBuffer();
  if (data.length <= UPLOAD_IMAGE_MAX_BYTES) return { kind, data };
  return { kind: PICTURE_KINDS.webp, data: await encoded(drawn.clone(), PICTURE_KINDS.webp).toBuffer() };
}

/**
 * Redraws an uploaded picture, so that the stored file contains only pixels: upright, at most `longest` pixels on its longer side, in sRGB,
 * without location, camera data or anything hidden beside the pixels; of animations the first frame remains. The content decides the kind,
 * and the name must not have another. Refuses with 41501 a file that is no such picture or is damaged, and with 42901 while too many wait.
 * Works on two pictures at a time, outside the main thread, in at most 320 MB.
 */
export async function redraw(
  upload: { filename: string; data: Buffer; person: string },
  longest: number,
  language: Language,
): Promise<DrawnPicture> {
  const kind = pictureKind(upload.data);
  if (isPhonePhoto(upload.data)) throw refused('phone', language);
  if (kind === null || !maybePicture(upload.filename)) throw refused('kind', language);
  try {
    return await queue.run(upload.person, () => draw(upload.data, kind, longest, language));
  } catch (error) {
    if (error instanceof QueueFull) throw refuse(codes.TOO_MANY_REQUESTS, { retryAfter: 5 });
    if (error instanceof Error && /exceeds pixel limit/.test(error.message))
      throw refused('pixels', language);
    if (error instanceof Error && error.constructor === Error) throw refused('damaged', language);
    throw error;
  }
}
