import type { Source } from './source.mjs';

/** One operation of the document. */
export interface MadeOperation {
  'x-errors': number[];
  security: object[];
  responses: Record<string, { content: Record<string, { examples?: Record<string, object> }> }>;
}

/** The whole document, as far as its tests read it. */
export interface MadeDocument {
  paths: Record<string, Record<string, MadeOperation>>;
  components: {
    schemas: Record<string, object>;
    examples: Record<string, { value: { data: Record<string, Record<string, unknown>[]> } }>;
  };
}

/** Makes the document; throws with the place of the first mistake. */
export function makeDocument(source: Source): MadeDocument;
