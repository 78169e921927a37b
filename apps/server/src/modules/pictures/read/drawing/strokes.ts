/** Colours of the strokes of which all silhouettes are drawn; `currentColor` is the colour of the product. */

const METAL = '#b3965c';
const LIGHT = '#f4f1ea';

/** Returns a part of the product in its colour, with a thin edge. */
export const body = (d: string): string =>
  `<path fill="currentColor" stroke="#000" stroke-opacity=".22" stroke-width=".9" stroke-linejoin="round" d="${d}"/>`;

/** Returns a part in shade. */
export const shade = (d: string, opacity = 0.16): string =>
  `<path fill="#000" fill-opacity="${opacity}" d="${d}"/>`;

/** Returns a part seen from inside, in the same colour but darker. */
export const inside = (d: string): string => `<path fill="currentColor" d="${d}"/>${shade(d, 0.42)}`;

/** Returns a seam or fold. */
export const seam = (d: string): string =>
  `<path fill="none" stroke="#000" stroke-opacity=".27" stroke-width="1.1" stroke-linecap="round" d="${d}"/>`;

/** Returns an edge that catches light; `dash` makes it a row of stitches. */
export const shine = (d: string, dash = ''): string =>
  `<path fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="1.1" stroke-linecap="round"${dash === '' ? '' : ` stroke-dasharray="${dash}"`} d="${d}"/>`;

/** Returns a band in the colour of the product: straps, rims, handles. */
export const band = (d: string, width: number, dark = 0.14): string =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>` +
  `<path fill="none" stroke="#000" stroke-opacity="${dark}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

/** Returns a metal wire: chains, frames. */
export const wire = (d: string, width = 1.6): string =>
  `<path fill="none" stroke="${METAL}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

/** Returns a piece of metal. */
export const metal = (d: string): string =>
  `<path fill="${METAL}" stroke="#000" stroke-opacity=".3" stroke-width=".7" stroke-linejoin="round" d="${d}"/>`;

/** Returns a pale part: soles, linings, dials. */
export const pale = (d: string): string =>
  `<path fill="${LIGHT}" stroke="#000" stroke-opacity=".22" stroke-width=".8" stroke-linejoin="round" d="${d}"/>`;

/** Returns a column of buttons. */
export const buttons = (x: number, from: number, to: number, count: number, r = 1.5): string =>
  Array.from({ length: count }, (_, index) => {
    const y = count === 1 ? from : from + ((to - from) * index) / (count - 1);
    return `<circle cx="${x}" cy="${y.toFixed(1)}" r="${r}" fill="#000" fill-opacity=".42"/>`;
  }).join('');
