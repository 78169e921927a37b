const MINUS = '−';

/** Converts a share of 0 to 1 to basis points, rounded to a tenth of a percent. */
export function shareBp(share: number): number {
  return Math.round(share * 1000) * 10;
}

/** Formats a change in basis points with its sign: `+14.8%`, `−3%`. */
export function changeText(bp: number, percent: (bp: number) => string): string {
  const size = percent(Math.abs(bp));
  if (bp === 0) return size;
  return `${bp > 0 ? '+' : MINUS}${size}`;
}

/** Formats a change in points with its sign: `+3`, `−1`, `0`. */
export function pointsText(points: number): string {
  if (points === 0) return '0';
  return `${points > 0 ? '+' : MINUS}${Math.abs(points)}`;
}
