/** One operation as it is written. */
export interface WrittenOperation {
  operationId: string;
  'x-who': string;
  'x-errors': number[];
  [field: string]: unknown;
}

/** Everything that is written by hand below openapi/. */
export interface Source {
  head: Record<string, unknown>;
  parameters: Record<string, object>;
  responses: Record<string, object>;
  schemas: Record<string, object>;
  paths: Record<string, Record<string, WrittenOperation>>;
  examples: Record<string, { answer?: Record<string, object>; request?: Record<string, object> }>;
}

/** Reads the source; throws with the file of what cannot be read or stands twice. */
export function readSource(folder: string): Source;
