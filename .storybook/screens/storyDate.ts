const OwnDate = Date;

/** Time for which the contract's examples are written: around it lists close, orders wait and parcels arrive. */
const EXAMPLES_NOW = OwnDate.parse('2025-11-20T06:00:00Z');

/** Sets the page's clock to the day of the contract's examples; it runs on from there. Returns the function that restores the clock. */
export function setStoryDate(): () => void {
  const shift = EXAMPLES_NOW - OwnDate.now();
  const now = (): number => OwnDate.now() + shift;
  globalThis.Date = new Proxy(OwnDate, {
    construct: (target, parts, newTarget) =>
      Reflect.construct(target, parts.length === 0 ? [now()] : parts, newTarget) as Date,
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
  });
  return () => {
    globalThis.Date = OwnDate;
  };
}
