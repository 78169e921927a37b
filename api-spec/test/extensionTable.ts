/** One call beyond the catalogue. */
export interface Extension {
  /** Its ID in the requirements. */
  id: string;
  method: string;
  path: string;
}

/** Reads lines of ID, method and path. */
export function readTable(text: string): Extension[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', method = '', path = ''] = line.split(' ');
      return { id, method, path };
    });
}
