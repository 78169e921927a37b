/** Returns round tick values from 0 (or below, for negative data) up to about the highest value, which may exceed the last tick. */
export function niceTicks(min: number, max: number, count = 3): number[] {
  const low = Math.min(0, min);
  const high = Math.max(max, low);
  if (high === low) return [low];
  const raw = (high - low) / count;
  const magnitude = 10 ** Math.floor(Math.log10(raw));
  const step = ([1, 2, 2.5, 5, 10].find((each) => each * magnitude >= raw) ?? 10) * magnitude;
  const first = Math.floor(low / step) * step;
  const ticks: number[] = [];
  for (let at = first; at <= high + step / 2; at += step) ticks.push(Math.round(at * 1e6) / 1e6);
  return ticks;
}

/** Point in viewBox units. */
export interface Point {
  x: number;
  y: number;
}

/** Returns the point at `part` of a full turn, clockwise from twelve o'clock. */
export function onCircle(centre: number, radius: number, part: number): Point {
  const angle = part * 2 * Math.PI - Math.PI / 2;
  return { x: centre + radius * Math.cos(angle), y: centre + radius * Math.sin(angle) };
}

const text = ({ x, y }: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** Returns the path of a ring segment between two parts of the turn. A whole turn is drawn in two halves. */
export function ringSegment(centre: number, outer: number, inner: number, from: number, to: number): string {
  if (to - from >= 1)
    return ringSegment(centre, outer, inner, 0, 0.5) + ringSegment(centre, outer, inner, 0.5, 0.99999);
  const large = to - from > 0.5 ? 1 : 0;
  return (
    `M${text(onCircle(centre, outer, from))}A${outer} ${outer} 0 ${large} 1 ${text(onCircle(centre, outer, to))}` +
    `L${text(onCircle(centre, inner, to))}A${inner} ${inner} 0 ${large} 0 ${text(onCircle(centre, inner, from))}Z`
  );
}

/** Returns the corner points of a radar polygon, one per value, as the `points` of an SVG polygon; values are 0 to `max`. */
export function radarPoints(centre: number, radius: number, values: readonly number[], max: number): string {
  return values
    .map((value, index) =>
      onCircle(centre, radius * Math.min(1, Math.max(0, value / max)), index / values.length),
    )
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');
}

/** Slice of a whole with its place on the turn, 0 to 1. */
export interface Slice {
  value: number;
  share: number;
  from: number;
  to: number;
}

/** Divides a whole into slices, in order; negative values count as zero. */
export function slices(values: readonly number[]): Slice[] {
  const total = values.reduce((sum, value) => sum + Math.max(0, value), 0);
  let from = 0;
  return values.map((value) => {
    const share = total > 0 ? Math.max(0, value) / total : 0;
    const slice = { value, share, from, to: from + share };
    from += share;
    return slice;
  });
}
