import { randomInt } from 'node:crypto';
import sharp from 'sharp';

/** Size of the picture, px; it is shown at half of it, so that it is sharp on dense screens. */
const WIDTH = 208;
const HEIGHT = 80;
const PEN = 4.6;
const INK = '#34302a';
const GROUND = '#efece6';

type Point = readonly [x: number, y: number];

/**
 * Strokes of the characters: points on a grid of 8 by 8, `xy` each, a `~` for a curve through the points. Characters that are easily
 * confused are left out.
 */
const STROKES: Readonly<Record<string, string>> = {
  A: '08 40 88|26 66',
  C: '~81 40 04 48 87',
  E: '80 00 08 88|04 64',
  F: '08 00 80|04 64',
  H: '00 08|04 84|80 88',
  K: '00 08|80 04 88',
  L: '00 08 78',
  M: '08 00 45 80 88',
  N: '08 00 88 80',
  P: '08 00|~00 60 82 64 04',
  R: '08 00|~00 60 82 64 04|44 88',
  T: '00 80|40 48',
  U: '~00 06 48 86 80',
  W: '00 28 43 68 80',
  X: '00 88|80 08',
  Y: '00 44 80|44 48',
  7: '00 80 38',
};

/** Returns an unpredictable number from `from` to `to`. */
function between(from: number, to: number): number {
  return from + (randomInt(1_000_001) / 1_000_000) * (to - from);
}

/** Returns points along straight lines or, for a curve, along a Catmull-Rom spline. */
function along(points: readonly Point[], isCurve: boolean): Point[] {
  const steps = 7;
  return points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to;
    const before = (isCurve && points[index - 1]) || from;
    const after = (isCurve && points[index + 2]) || to;
    const at = (t: number, axis: 0 | 1): number => {
      if (!isCurve) return from[axis] + (to[axis] - from[axis]) * t;
      const pull = (to[axis] - before[axis]) / 2;
      const leave = (after[axis] - from[axis]) / 2;
      return (
        (2 * t ** 3 - 3 * t ** 2 + 1) * from[axis] +
        (t ** 3 - 2 * t ** 2 + t) * pull +
        (3 * t ** 2 - 2 * t ** 3) * to[axis] +
        (t ** 3 - t ** 2) * leave
      );
    };
    return Array.from({ length: steps + 1 }, (_, step): Point => [at(step / steps, 0), at(step / steps, 1)]);
  });
}

/** Returns the strokes of a character with random distortion: shifted, leaning, larger or smaller, no two alike. */
function written(character: string, left: number, width: number): Point[][] {
  const height = between(40, 50);
  const lean = between(-0.3, 0.3);
  const slope = between(-0.16, 0.16);
  const top = between(10, HEIGHT - 10 - height);
  return (STROKES[character] ?? '').split('|').map((stroke) => {
    const isCurve = stroke.startsWith('~');
    const points = stroke
      .replace('~', '')
      .split(' ')
      .map((pair): Point => [
        Number(pair[0]) / 8 + between(-0.04, 0.04),
        Number(pair[1]) / 8 + between(-0.04, 0.04),
      ]);
    return along(points, isCurve).map(([x, y]): Point => [
      left + (x + (0.5 - y) * lean) * width,
      top + (y + (x - 0.5) * slope) * height,
    ]);
  });
}

/** Returns the shortest connection between two characters, so that they join where they are nearest. */
function joint(left: readonly Point[], right: readonly Point[]): Point[] {
  const pairs = left.flatMap((from) => right.map((to) => ({ from, to })));
  const far = ({ from, to }: { from: Point; to: Point }): number =>
    Math.hypot(to[0] - from[0], to[1] - from[1]);
  const nearest = pairs.reduce((best, pair) => (far(pair) < far(best) ? pair : best));
  return [nearest.from, nearest.to];
}

/** Returns a curve across the whole picture, drawn with the same pen as the characters. */
function noise(): Point[] {
  const knots = [0, 0.25, 0.5, 0.75, 1].map((share): Point => [
    share * (WIDTH + 20) - 10,
    between(HEIGHT * 0.2, HEIGHT * 0.8),
  ]);
  return along(knots, true);
}

/**
 * Draws characters as one raster picture: one pen writes them joined, each warped differently, with lines of the same pen across and lines
 * of the background cut through, so that neither a path nor a gap reveals where a character is. Returns a PNG of at most some 2 KB. The
 * drawing itself runs outside the main thread.
 */
export async function drawPicture(characters: string): Promise<Buffer> {
  const room = (WIDTH - 36) / characters.length;
  const glyphs = [...characters].map((character, index) =>
    written(character, 18 + index * room + between(-2, 2), room * between(0.74, 0.88)),
  );
  const joints = glyphs.slice(1).map((glyph, index) => joint(glyphs[index]?.flat() ?? [], glyph.flat()));
  const waves = [between(0, 7), between(0, 7), between(22, 34), between(26, 44)] as const;
  const warped = ([x, y]: Point): string =>
    `${(x + 2.6 * Math.sin(y / waves[2] + waves[0])).toFixed(1)} ${(y + 3.6 * Math.sin(x / waves[3] + waves[1])).toFixed(1)}`;
  const path = (strokes: readonly Point[][]): string =>
    strokes.map((stroke) => `M${stroke.map(warped).join('L')}`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${GROUND}"/>
    <g fill="none" stroke="${INK}" stroke-width="${PEN}" stroke-linecap="round" stroke-linejoin="round">
    <path d="${path([...glyphs.flat(), ...joints, noise()])}"/>
    <path stroke="${GROUND}" stroke-width="1.6" d="${path([noise()])}"/></g></svg>`;
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: 4, dither: 0, compressionLevel: 9, effort: 7 })
    .toBuffer();
}

/** Characters a picture code is made of. */
export const CHARACTERS = Object.keys(STROKES).join('');
