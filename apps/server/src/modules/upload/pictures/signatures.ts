/** Kind of picture that the server accepts. */
export interface PictureKind {
  extension: 'jpg' | 'png' | 'webp';
  contentType: string;
  /** Name of the format in the drawing library. */
  format: 'jpeg' | 'png' | 'webp';
}

/** Kinds of pictures by their extension. */
export const PICTURE_KINDS: Readonly<Record<PictureKind['extension'], PictureKind>> = {
  jpg: { extension: 'jpg', contentType: 'image/jpeg', format: 'jpeg' },
  png: { extension: 'png', contentType: 'image/png', format: 'png' },
  webp: { extension: 'webp', contentType: 'image/webp', format: 'webp' },
};

const startsWith = (data: Buffer, bytes: number[], at = 0) => bytes.every((byte, i) => data[at + i] === byte);

/** Brands of the container format in which phones store photos (HEIF). */
const PHONE_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** Returns whether a file is a phone photo in HEIF, which no library here reads. */
export function isPhonePhoto(data: Buffer): boolean {
  return data.toString('latin1', 4, 8) === 'ftyp' && PHONE_BRANDS.has(data.toString('latin1', 8, 12));
}

/** Returns the kind of a picture by its first bytes, or null when it is none of jpg, png, webp; names and media types are not trusted. */
export function pictureKind(data: Buffer): PictureKind | null {
  if (startsWith(data, [0xff, 0xd8, 0xff])) return PICTURE_KINDS.jpg;
  if (startsWith(data, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return PICTURE_KINDS.png;
  if (startsWith(data, [0x52, 0x49, 0x46, 0x46]) && startsWith(data, [0x57, 0x45, 0x42, 0x50], 8)) {
    return PICTURE_KINDS.webp;
  }
  return null;
}
