/**
 * Names of attached files. The content of a file decides its type; its name must only agree, and a name without an extension agrees with
 * every type. Pages check before they upload, the server checks what it received.
 */

/** Extensions of accepted pictures; Windows and mail programs use several for a JPEG. */
const PICTURES = ['.jpg', '.jpeg', '.jfif', '.jpe', '.pjpeg', '.pjp', '.png', '.webp'] as const;
const EXTENSION = /\.[a-z][a-z0-9]{0,9}$/i;

/** Value of a file input for pictures: their extensions, and their media types for files with other names. */
export const PICTURES_OFFERED: readonly string[] = [...PICTURES, 'image/jpeg', 'image/png', 'image/webp'];

/** Value of a file input for pictures and PDF. */
export const ATTACHMENTS_OFFERED: readonly string[] = [...PICTURES_OFFERED, '.pdf', 'application/pdf'];

/** Maximum files of a proof, a claimed line or a message. */
export const ATTACHMENTS_MOST = 10;

/** Maximum pictures of a product. */
export const PICTURES_MOST = 12;

/** Returns the extension of a name in lower case with its dot; empty when it has none. */
export function extensionOf(name: string): string {
  return EXTENSION.exec(name.trimEnd())?.[0].toLowerCase() ?? '';
}

/** Returns whether a name agrees with a picture. */
export function maybePicture(name: string): boolean {
  return ['', ...PICTURES].includes(extensionOf(name));
}

/** Returns whether a name agrees with a PDF. */
export function maybePdf(name: string): boolean {
  return ['', '.pdf'].includes(extensionOf(name));
}

/** Returns whether a name is that of a photo in a phone's own format (HEIC), which cannot be read. */
export function isPhonePhoto(name: string): boolean {
  return ['.heic', '.heif', '.hif'].includes(extensionOf(name));
}

/** Returns a name with another extension in place of its own: that of the converted file. */
export function renamed(name: string, extension: string): string {
  const whole = name.trimEnd();
  return `${whole.slice(0, whole.length - extensionOf(whole).length)}.${extension}`;
}
