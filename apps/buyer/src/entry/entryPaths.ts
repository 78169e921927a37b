/** Mode of the page at `/login`; the sign-in when there is none. */
export type EntryMode = 'register' | 'forget' | 'scan' | 'return';

/** Returns the address of the sign-in page in a mode, or of the sign-in itself, with the page requested before. */
export function entryPath(mode: EntryMode | null, redirect: string | null): string {
  const query = new URLSearchParams();
  if (mode !== null) query.set('mode', mode);
  if (redirect !== null) query.set('redirect', redirect);
  const text = query.toString();
  return text === '' ? '/login' : `/login?${text}`;
}
