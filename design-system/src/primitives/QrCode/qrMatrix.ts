import { qrWords } from './qrWords';

/** Rows of modules of a QR symbol; dark modules are true. */
export type QrMatrix = readonly (readonly boolean[])[];
type Draft = (boolean | null)[][];

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];
/** Centres of the alignment patterns, by version. */
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

function put(draft: Draft, row: number, column: number, isDark: boolean): void {
  const line = draft[row];
  if (line !== undefined && column >= 0 && column < line.length) line[column] = isDark;
}

/** Draws concentric squares around a centre; `radius` 4 includes the light separator of a finder pattern. */
function drawSquares(
  draft: Draft,
  row: number,
  column: number,
  radius: number,
  light: readonly number[],
): void {
  for (let r = -radius; r <= radius; r += 1)
    for (let c = -radius; c <= radius; c += 1)
      put(draft, row + r, column + c, !light.includes(Math.max(Math.abs(r), Math.abs(c))));
}

/** Returns the bits of a value followed by those of its BCH remainder, which protect the format and version information. */
function protectedBits(value: number, degree: number, polynomial: number): number {
  let rest = value << degree;
  for (let bit = 31; bit >= degree; bit -= 1) if ((rest >>> bit) & 1) rest ^= polynomial << (bit - degree);
  return (value << degree) | rest;
}

/** Draws the format information (level M and the mask), twice around the finder patterns. */
function drawFormat(draft: Draft, mask: number): void {
  const side = draft.length;
  const bits = protectedBits(mask, 10, 0x537) ^ 0x5412;
  for (let bit = 0; bit < 15; bit += 1) {
    const isDark = ((bits >>> bit) & 1) === 1;
    put(draft, bit < 6 ? bit : bit < 8 ? bit + 1 : side - 15 + bit, 8, isDark);
    put(draft, 8, bit < 8 ? side - 1 - bit : bit === 8 ? 7 : 14 - bit, isDark);
  }
  put(draft, side - 8, 8, true);
}

/** Returns the function patterns of a version, with room for the format information. */
function frame(size: number): Draft {
  const side = size * 4 + 17;
  const draft: Draft = Array.from({ length: side }, () => Array.from({ length: side }, () => null));
  for (let step = 8; step < side - 8; step += 1) {
    put(draft, 6, step, step % 2 === 0);
    put(draft, step, 6, step % 2 === 0);
  }
  const middles = ALIGNMENT[size - 1] ?? [];
  for (const row of middles)
    for (const column of middles) {
      const isCorner =
        (row === 6 && column !== 6 && column === middles.at(-1)) || (column === 6 && row === middles.at(-1));
      if (!isCorner && !(row === 6 && column === 6)) drawSquares(draft, row, column, 2, [1]);
    }
  for (const [row, column] of [
    [3, 3],
    [3, side - 4],
    [side - 4, 3],
  ] as const)
    drawSquares(draft, row, column, 4, [2, 4]);
  drawFormat(draft, 0);
  if (size >= 7) {
    const bits = protectedBits(size, 12, 0x1f25);
    for (let bit = 0; bit < 18; bit += 1) {
      const [far, near] = [side - 11 + (bit % 3), Math.floor(bit / 3)];
      put(draft, far, near, ((bits >>> bit) & 1) === 1);
      put(draft, near, far, ((bits >>> bit) & 1) === 1);
    }
  }
  return draft;
}

/** Returns the free modules in the order in which codewords are written: up and down in pairs of columns from the right. */
function freePlaces(draft: Draft): [number, number][] {
  const side = draft.length;
  const places: [number, number][] = [];
  let isUp = true;
  for (let right = side - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < side; step += 1) {
      const row = isUp ? side - 1 - step : step;
      for (const column of [right, right - 1]) if (draft[row]?.[column] === null) places.push([row, column]);
    }
    isUp = !isUp;
  }
  return places;
}

/**
 * Returns the penalty of a mask, higher for symbols that are harder to scan: long runs, blocks of one shade, patterns that resemble a
 * finder pattern, and too much of one shade.
 */
function penalty(matrix: QrMatrix): number {
  const rows = matrix.map((row) => row.map(Number).join(''));
  const columns = rows.map((_, index) => rows.map((row) => row[index]).join(''));
  let points = 0;
  for (const line of [...rows, ...columns]) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    points += 40 * (line.match(/(?=10111010000|00001011101)/g) ?? []).length;
  }
  for (const [index, row] of rows.entries())
    for (let column = 1; column < row.length; column += 1) {
      const square = `${row.slice(column - 1, column + 1)}${rows[index + 1]?.slice(column - 1, column + 1) ?? ''}`;
      if (square === '0000' || square === '1111') points += 3;
    }
  const dark = rows.join('').replaceAll('0', '').length / rows.length ** 2;
  return points + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

/**
 * Encodes a text as a QR code at correction level M, which can still be read with a seventh of it covered. Takes up to 213 bytes; null for
 * longer texts.
 */
export function qrMatrix(text: string): QrMatrix | null {
  const content = qrWords(text);
  if (content === null) return null;
  const empty = frame(content.size);
  const places = freePlaces(empty);
  const bits = content.words.flatMap((word) =>
    Array.from({ length: 8 }, (_, bit) => (word >> (7 - bit)) & 1),
  );
  const drawn = MASKS.map((isTurned, mask) => {
    const draft = empty.map((row) => [...row]);
    for (const [index, [row, column]] of places.entries())
      put(draft, row, column, (bits[index] === 1) !== isTurned(row, column));
    drawFormat(draft, mask);
    return draft.map((row) => row.map((isDark) => isDark === true));
  });
  return drawn.toSorted((a, b) => penalty(a) - penalty(b))[0] ?? null;
}
