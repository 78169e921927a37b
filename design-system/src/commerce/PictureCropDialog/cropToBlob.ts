import type { PixelCrop } from 'react-image-crop';

/** Largest side of the result in pixels, which is the size of portraits on the server. */
const SIDE = 512;
const QUALITY = 0.92;

/** Crops the selected part of a shown picture into a square JPEG. Rejects when the browser cannot draw it. */
export function cropToBlob(image: HTMLImageElement, crop: PixelCrop): Promise<Blob> {
  const scale = image.naturalWidth / image.width;
  const side = Math.min(SIDE, Math.round(crop.width * scale));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context) {
    context.imageSmoothingQuality = 'high';
    context.drawImage(
      image,
      crop.x * scale,
      crop.y * scale,
      crop.width * scale,
      crop.height * scale,
      0,
      0,
      side,
      side,
    );
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture cannot be drawn'))),
      'image/jpeg',
      QUALITY,
    );
  });
}
