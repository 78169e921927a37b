/** Most parts of a value for which all problems are collected. */
const MOST_PARTS = 2000;

/** Returns whether a value has so few parts that collecting all its problems is cheap. */
export function smallEnough(value: unknown): boolean {
  const open: object[] = Object(value) === value ? [value as object] : [];
  let parts = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const inner: unknown[] = Object.values(at);
    parts += inner.length;
    if (parts > MOST_PARTS) return false;
    for (const one of inner) if (typeof one === 'object' && one !== null) open.push(one);
  }
  return true;
}
