import { ACCESSORY_SHAPES } from './accessoryShapes';
import { GARMENT_SHAPES } from './garments';
import { body, seam } from './strokes';

const SHAPES: Readonly<Record<string, string>> = { ...GARMENT_SHAPES, ...ACCESSORY_SHAPES };

/** Drawing of products of an unknown shape: a folded parcel. */
const PARCEL = body('M26 52H94V124H26Z') + seam('M26 76H94M60 52V76');

const COLOUR = /^#[0-9a-f]{6}$/i;

/** Returns whether a shape has a drawing of its own, and not only the parcel. */
export const hasDrawing = (shape: string): boolean => Object.hasOwn(SHAPES, shape);

/** Draws a product as SVG: its silhouette in its colour, 3 by 4, without a background. */
export function drawProducts(shape: string, hex: string): string {
  const colour = COLOUR.test(hex) ? hex : '#8a867c';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 160" width="480" height="640" color="${colour}">` +
    `${SHAPES[shape] ?? PARCEL}</svg>`
  );
}
