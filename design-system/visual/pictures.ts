import sharp from 'sharp';

/** Pixels of a picture, four bytes each: red, green, blue, opacity. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Reads a picture of any format. */
export async function pixelsOf(file: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Writes a picture without loss as WebP, which takes a third of the bytes of PNG. */
export function webpOf({ width, height, data }: Pixels): Promise<Uint8Array> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
}

/** Returns whether both pictures have the same size and the same pixels. */
export function isSame(one: Pixels, other: Pixels): boolean {
  return (
    one.width === other.width && one.height === other.height && Buffer.compare(one.data, other.data) === 0
  );
}

/** Pixels that differ: their number, the greatest step of one colour channel, and the picture of them. */
export interface Difference {
  count: number;
  step: number;
  picture: Pixels;
}

const RED = [220, 0, 60, 255];

/** Compares two pictures. The picture of the differences is the second one, pale, with every pixel that differs in red. */
export function differenceOf(before: Pixels, after: Pixels): Difference {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint8Array(width * height * 4);
  let count = 0;
  let step = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const old = pixelAt(before, x, y);
      const own = pixelAt(after, x, y);
      const steps = [0, 1, 2, 3].map((channel) => Math.abs((old[channel] ?? 0) - (own[channel] ?? 0)));
      const differs = steps.some((each) => each > 0);
      if (differs) count += 1;
      step = Math.max(step, ...steps);
      data.set(differs ? RED : paleOf(own), (y * width + x) * 4);
    }
  return { count, step, picture: { width, height, data } };
}

const NOTHING = new Uint8Array(4);

/** A pixel outside of a picture is transparent, so that the smaller of two pictures differs there. */
function pixelAt({ width, height, data }: Pixels, x: number, y: number): Uint8Array {
  if (x >= width || y >= height) return NOTHING;
  const at = (y * width + x) * 4;
  return data.subarray(at, at + 4);
}

function paleOf([red = 0, green = 0, blue = 0]: Uint8Array): number[] {
  const grey = 200 + Math.round((red + green + blue) / 3 / 5);
  return [grey, grey, grey, 255];
}
