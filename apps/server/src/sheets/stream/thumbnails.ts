/** Longest side of an embedded picture in pixels. */
export const THUMBNAIL_PX = 160;
const QUALITY = 80;
const SECONDS = 20;
/** What stands where a picture is missing: an empty frame. */
const PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="160"><path d="M1 1H119V159H1ZM1 1L119 159M119 1L1 159" fill="#f4f4f2" stroke="#c4c2bc"/></svg>`;

/** The library is loaded with the first picture: most exports have none. */
async function drawer() {
  const { default: sharp } = await import('sharp');
  // Pixels are never needed twice; one picture at a time leaves the other threads to those who wait for an answer.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** A picture as it is embedded: its number from 1, its bytes, its size in pixels, and whether it is the placeholder. */
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

/** Draws pictures as JPEG, equal ones once; what there is no picture of, or none that can be drawn, gets the placeholder. */
export class Thumbnails {
  readonly #drawn = new Map<string, Thumbnail>();
  readonly #all: Thumbnail[] = [];

  /** All that were drawn, in the order of their numbers. */
  get all(): readonly Thumbnail[] {
    return this.#all;
  }

  /** The picture of an SVG. */
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
