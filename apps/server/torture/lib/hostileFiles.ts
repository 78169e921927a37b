import { type HostileFile, localSheets } from './localSheets';

/** A picture that tries something. */
export interface HostilePicture {
  name: string;
  filename?: string;
  data: Buffer;
}

const sheets = import.meta.glob<{ hostileSheets?: readonly HostileFile[] }>(
  '../../src/testing/hostileSheets.ts',
  { eager: true },
);

/** The project's collection of hostile workbooks where there is one, else a few made here. */
export const HOSTILE_SHEETS: readonly HostileFile[] =
  Object.values(sheets).flatMap(({ hostileSheets }) => hostileSheets ?? [])[0] === undefined
    ? localSheets
    : Object.values(sheets).flatMap(({ hostileSheets }) => hostileSheets ?? []);

const pictures = import.meta.glob<{
  hostilePictures?: () => Promise<readonly HostilePicture[]>;
}>('../../src/testing/pictures.ts', { eager: true });

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A picture of one point. */
export const POINT = Buffer.from(PNG, 'base64');

/** A PNG that claims a size and holds one point. */
function claiming(width: number, height: number): Buffer {
  const made = Buffer.from(POINT);
  made.writeUInt32BE(width, 16);
  made.writeUInt32BE(height, 20);
  return made;
}

const localPictures: readonly HostilePicture[] = [
  { name: 'a picture and a page', data: Buffer.concat([POINT, Buffer.from('<script>alert(1)</script>')]) },
  { name: '50,000 points on each side', data: claiming(50_000, 50_000) },
  { name: 'more points than a number holds', data: claiming(0xffff_ffff, 0xffff_ffff) },
  { name: 'half a picture', data: POINT.subarray(0, 40) },
];

/** Pictures that are more, less or other than they say. */
export async function hostilePictures(): Promise<readonly HostilePicture[]> {
  const makers = Object.values(pictures).flatMap(({ hostilePictures: make }) =>
    make === undefined ? [] : [make],
  );
  if (makers.length === 0) return localPictures;
  return (await Promise.all(makers.map((make) => make()))).flat();
}
