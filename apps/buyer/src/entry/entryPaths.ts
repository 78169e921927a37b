/** What the page at `/login` is for; the sign-in where none is named. */
export type EntryMode = 'register' | 'forget' | 'scan' | 'return';

/** The address of the sign-in page in one of its modes, or of the sign-in itself; what was asked for before goes along. */
export function entryPath(mode: EntryMode | null, redirect: string | null): string {
  const query = new URLSearchParams();
  if (mode !== null) query.set('mode', mode);
  if (redirect !== null) query.set('redirect', redirect);
  const text = query.toString();
  return text === '' ? '/login' : `/login?${text}`;
}
