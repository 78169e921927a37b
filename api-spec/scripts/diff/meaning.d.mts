/** What a client relies on of a document. */
export interface Meaning {
  version: string;
  operations: Record<string, object>;
  schemas: Record<string, object>;
}

/** The meaning of a document: its operations by method and path, its schemas and its error table by name. */
export function contractSnapshot(document: object): Meaning;

/** A meaning as text, one line per operation and schema, so that a change of it can be read. */
export function meaningText(meaning: Meaning): string;
