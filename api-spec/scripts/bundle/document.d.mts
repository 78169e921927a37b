import type { Source } from './source.mjs';

/** One operation of the document. */
export interface MadeOperation {
  'x-errors': number[];
  security: object[];
  responses: Record<string, { content: Record<string, { examples?: Record<string, object> }> }>;
}

/** Makes the document; throws with the place of the first mistake. */
export function makeDocument(source: Source): { paths: Record<string, Record<string, MadeOperation>> };
