import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const PNG_SIGN = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Text that a sanitised picture must not contain. */
export const SCRIPT = '<html><script>alert(1)</script></html>';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Returns a grey PNG with the given declared size; `lines` is its actual data. */
function pngOf(width: number, height: number, lines: Buffer, extra: Buffer[] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const data = chunk('IDAT', deflateSync(lines));
  return Buffer.concat([PNG_SIGN, chunk('IHDR', head), ...extra, data, chunk('IEND', Buffer.alloc(0))]);
}

/** Creates a coloured area with the image library. */
export const area = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#c19a6b' } });

/** Returns a WebP header that declares a canvas of 16,384 pixels each way and has no content. */
function emptyWebp(): Buffer {
  const made = Buffer.alloc(30);
  made.write('RIFF', 0);
  made.writeUInt32LE(22, 4);
  made.write('WEBPVP8X', 8);
  made.writeUInt32LE(10, 16);
  made.fill(0xff, 24, 30);
  made[26] = 0x3f;
  made[29] = 0x3f;
  return made;
}

async function moving(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#c00', '#00c'].map((background) => area().tint(background).png().toBuffer()),
  );
  return sharp(frames, { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
}

/** Hostile picture file and its expected outcome. */
export interface HostilePicture {
  name: string;
  filename: string;
  data: Buffer;
  /** Expected outcome: `clean` is accepted and contains pixels only; `refused` is answered with 41501. */
  end: 'clean' | 'refused';
}

/** Returns pictures with more, less or other content than they declare. */
export async function hostilePictures(): Promise<HostilePicture[]> {
  const jpeg = await area().jpeg().toBuffer();
  const png = await area().png().toBuffer();
  const script = Buffer.from(SCRIPT);
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), script]);
  const after = (data: Buffer, at: number, what: Buffer) =>
    Buffer.concat([data.subarray(0, at), what, data.subarray(at)]);
  const clean = (name: string, filename: string, data: Buffer) => ({
    name,
    filename,
    data,
    end: 'clean' as const,
  });
  const refused = (name: string, filename: string, data: Buffer) => ({
    name,
    filename,
    data,
    end: 'refused' as const,
  });
  const grey = Buffer.alloc(41 * 40);
  return [
    clean('png with a page behind it', 'a.png', Buffer.concat([png, script])),
    clean('png with a page in a text part', 'a.png', pngOf(40, 40, grey, [chunk('tEXt', script)])),
    clean('jpeg with a script as comment', 'a.jpg', after(jpeg, 2, comment)),
    clean(
      'jpeg with an archive behind it',
      'a.jpg',
      Buffer.concat([jpeg, Buffer.from('PK\u0003\u0004'), script]),
    ),
    clean('place and camera', 'a.jpg', await placed()),
    clean('a moving webp', 'a.webp', await moving()),
    clean('cmyk', 'a.jpg', await area().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer()),
    clean('another colour space in 16 bits', 'a.png', await wide()),
    clean('a jpeg named png', 'a.png', jpeg),
    clean('a strange name', "../<b>%00é'*夏.webp", await area().webp().toBuffer()),
    refused('50,000 by 50,000', 'a.png', pngOf(50_000, 50_000, grey)),
    refused('48 million pixels in 50 KB', 'a.png', pngOf(8000, 6000, Buffer.alloc(8001 * 6000))),
    refused('a webp of 16,384 by 16,384', 'a.webp', emptyWebp()),
    refused('no pixels', 'a.png', pngOf(0, 0, Buffer.alloc(0))),
    refused('script that starts like webp', 'a.webp', Buffer.from('RIFF/*..WEBP*/=1;alert(document.domain)')),
    refused('page that starts like jpeg', 'a.jpg', Buffer.concat([jpeg.subarray(0, 4), script])),
    refused('cut off jpeg', 'a.jpg', jpeg.subarray(0, jpeg.length / 2)),
    refused('cut off png', 'a.png', png.subarray(0, png.length - 30)),
    refused('svg', 'a.png', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)),
    refused('gif', 'a.png', await area().gif().toBuffer()),
    refused('tiff', 'a.jpg', await area().tiff().toBuffer()),
    refused('avif', 'a.webp', await area().avif().toBuffer()),
    refused('pdf', 'a.jpg', Buffer.from('%PDF-1.7\n%%EOF')),
    refused('nothing', 'a.png', Buffer.alloc(0)),
    refused('a picture named as a page', 'a.html', png),
  ];
}

/** Returns a picture with a rotated orientation and GPS data. */
export function placed(): Promise<Buffer> {
  const gps = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '45/1 27/1 51/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '9/1 11/1 0/1',
  };
  return area(60, 40)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'SecretCamera' }, IFD3: gps })
    .jpeg()
    .toBuffer();
}

function wide(): Promise<Buffer> {
  return area().toColourspace('rgb16').withIccProfile('p3').png().toBuffer();
}
