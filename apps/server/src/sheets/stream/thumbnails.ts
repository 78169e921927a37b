/** Longest side of an embedded picture in pixels. */
export const THUMBNAIL_PX = 160;
const QUALITY = 80;
const SECONDS = 20;
/** Placeholder for a missing picture: an empty frame. */
const PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="160"><path d="M1 1H119V159H1ZM1 1L119 159M119 1L1 159" fill="#f4f4f2" stroke="#c4c2bc"/></svg>`;

/** Loads the image library with the first picture: most exports have none. */
async function drawer() {
  const { default: sharp } = await import('sharp');
  // No cache, since pixels are never needed twice; one picture at a time leaves the other threads to calls.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** Embedded picture: its number from 1, its bytes, its size in pixels, and whether it is the placeholder. */
export interface Thumbnail {
  number: number;
  data: Buffer;
  width: number;
  height: number;
  isMissing: boolean;
}

async function draw(svg: string): Promise<Pick<Thumbnail, 'data' | 'width' | 'height'>> {
  const sharp = await drawer();
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ width: THUMBNAIL_PX, height: THUMBNAIL_PX, fit: 'inside' })
    .flatten({ background: '#fff' })
    .timeout({ seconds: SECONDS })
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Renders pictures as JPEG, equal ones once; missing pictures and those that cannot be rendered get the placeholder. */
export class Thumbnails {
  readonly #drawn = new Map<string, Thumbnail>();
  readonly #all: Thumbnail[] = [];

  /** All rendered pictures, in the order of their numbers. */
  get all(): readonly Thumbnail[] {
    return this.#all;
  }

  /** Returns the picture of an SVG. */
  async of(svg: string | null): Promise<Thumbnail> {
    const key = svg ?? PLACEHOLDER;
    const known = this.#drawn.get(key);
    if (known !== undefined) return known;
    const drawn = await draw(key).catch(() => null);
    if (drawn === null && key === PLACEHOLDER) throw new Error('the placeholder could not be drawn');
    const made = drawn === null ? await this.of(null) : this.#keep(drawn, key === PLACEHOLDER);
    this.#drawn.set(key, made);
    return made;
  }

  #keep(drawn: Pick<Thumbnail, 'data' | 'width' | 'height'>, isMissing: boolean): Thumbnail {
    const made = { ...drawn, number: this.#all.length + 1, isMissing };
    this.#all.push(made);
    return made;
  }
}
