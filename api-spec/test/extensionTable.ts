/** Call beyond the specified ones. */
export interface Extension {
  /** ID of the call in the requirements. */
  id: string;
  method: string;
  path: string;
}

/** Parses lines of ID, method and path. */
export function readTable(text: string): Extension[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', method = '', path = ''] = line.split(' ');
      return { id, method, path };
    });
}
