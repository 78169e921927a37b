/**
 * Names of files that people attach. What a file holds decides what it is; its name has only to agree, and a name that says nothing
 * agrees with everything. Pages ask before they send, the server when it came.
 */

/** Extensions of the pictures that are taken; Windows and mail programs call a JPEG by several. */
const PICTURES = ['.jpg', '.jpeg', '.jfif', '.jpe', '.pjpeg', '.pjp', '.png', '.webp'] as const;
const EXTENSION = /\.[a-z][a-z0-9]{0,9}$/i;

/** What a chooser of pictures offers: their extensions, and their kinds for files that are named otherwise. */
export const PICTURES_OFFERED: readonly string[] = [...PICTURES, 'image/jpeg', 'image/png', 'image/webp'];

/** What a chooser of pictures and PDF offers. */
export const ATTACHMENTS_OFFERED: readonly string[] = [...PICTURES_OFFERED, '.pdf', 'application/pdf'];

/** Files that a proof, a claimed line or a message may have. */
export const ATTACHMENTS_MOST = 10;

/** Pictures that a product may have. */
export const PICTURES_MOST = 12;

/** Extension of a name in small letters with its dot; empty where it has none. */
export function extensionOf(name: string): string {
  return EXTENSION.exec(name.trimEnd())?.[0].toLowerCase() ?? '';
}

/** Whether a name agrees with a picture. */
export function maybePicture(name: string): boolean {
  return ['', ...PICTURES].includes(extensionOf(name));
}

/** Whether a name agrees with a PDF. */
export function maybePdf(name: string): boolean {
  return ['', '.pdf'].includes(extensionOf(name));
}

/** Whether a name is that of a photo as phones keep it for themselves, which is not read. */
export function isPhonePhoto(name: string): boolean {
  return ['.heic', '.heif', '.hif'].includes(extensionOf(name));
}

/** A name with another extension in the place of its own: that of what the file became. */
export function renamed(name: string, extension: string): string {
  const whole = name.trimEnd();
  return `${whole.slice(0, whole.length - extensionOf(whole).length)}.${extension}`;
}
