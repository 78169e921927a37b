import { ACCESSORY_SHAPES } from './accessoryShapes';
import { GARMENT_SHAPES } from './garments';
import { body, seam } from './strokes';

const SHAPES: Readonly<Record<string, string>> = { ...GARMENT_SHAPES, ...ACCESSORY_SHAPES };

/** Goods of no known shape: a folded parcel. */
const PARCEL = body('M26 52H94V124H26Z') + seam('M26 76H94M60 52V76');

const COLOUR = /^#[0-9a-f]{6}$/i;

/** Whether there is a picture of goods of a shape, and not only the parcel. */
export const hasDrawing = (shape: string): boolean => Object.hasOwn(SHAPES, shape);

/** The picture of goods: their silhouette in their colour, 3 by 4, on no ground of its own. */
export function drawGoods(shape: string, hex: string): string {
  const colour = COLOUR.test(hex) ? hex : '#8a867c';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 160" width="480" height="640" color="${colour}">` +
    `${SHAPES[shape] ?? PARCEL}</svg>`
  );
}
