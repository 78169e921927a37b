/** Parts of an opened workbook, by name; the implementation limits the unpacked bytes. */
export interface WorkbookParts {
  has: (name: string) => boolean;
  /** Unpacks a part piece by piece. Ends early with `CUT` once all parts together have reached the limit. */
  unpack: (name: string) => AsyncGenerator<Uint8Array, 'ALL' | 'CUT'>;
}

/** Returns the normalised name of a part: spreadsheet programs differ in case, slashes and the leading slash. */
export function partKey(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
}
