/** The parts of an opened workbook, by name, as the reader asks for them; who opens it counts what is unpacked. */
export interface WorkbookParts {
  has: (name: string) => boolean;
  /** Unpacks a part piece by piece. Ends early, and says so, once all parts together have given as much as they may. */
  unpack: (name: string) => AsyncGenerator<Uint8Array, 'ALL' | 'CUT'>;
}

/** Names of parts as compared: spreadsheet programs differ in the case and in the slash in front. */
export function partKey(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
}
