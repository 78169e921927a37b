/** Marks of browsers in a user agent; the first that is found counts, as most contain those of others too. */
const browsers = [
  ['MicroMessenger/', 'WeChat'],
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

const nameIn = (said: string, marks: readonly (readonly [string, string])[]): string | undefined =>
  marks.find(([mark]) => said.includes(mark))?.[1];

/** Returns browser and system of a user agent, "Chrome · Windows"; null when neither is recognised. */
export function deviceName(said: string): string | null {
  const names = [nameIn(said, browsers), nameIn(said, systems)].filter((name) => name !== undefined);
  return names.length > 0 ? names.join(' · ') : null;
}
