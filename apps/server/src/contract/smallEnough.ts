/** Parts of a value of which all problems are looked for. */
const MOST_PARTS = 2000;

/** Whether a value has so few parts that looking for all its problems costs next to nothing. */
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
