/** The document as far as the pages of docs/reference read it. */
import { currentDocument } from '../bundle.mjs';

/** One operation with what the pages tell of it. */
export interface DocumentedOperation {
  method: string;
  path: string;
  operationId: string;
  summary: string;
  'x-who': string;
  'x-permission'?: string | string[] | null;
  'x-errors': number[];
  'x-requirements': string[];
}

/** A named schema. */
export interface DocumentedSchema {
  description?: string;
  properties?: Record<string, object>;
  required?: string[];
  enum?: (string | number)[];
  'x-enumDescriptions'?: Record<string, string>;
  'x-data-schemas'?: Record<string, string>;
}

/** The parts of the contract that become pages. */
export interface Contract {
  operations: DocumentedOperation[];
  schemas: Record<string, DocumentedSchema>;
  examples: Record<string, { value?: unknown }>;
}

interface RawDocument {
  paths: Record<string, Record<string, Omit<DocumentedOperation, 'method' | 'path'>>>;
  components: { schemas: Contract['schemas']; examples?: Contract['examples'] };
}

/** Takes the parts out of a document in one piece. */
export function contractOf(document: object): Contract {
  const { paths, components } = document as RawDocument;
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
  operations.sort((a, b) => a.path.localeCompare(b.path, 'en') || a.method.localeCompare(b.method, 'en'));
  return { operations, schemas: components.schemas, examples: components.examples ?? {} };
}

/** The contract as it stands in the files. */
export async function readContract(): Promise<Contract> {
  return contractOf(await currentDocument());
}

/** Permission codes an operation asks for, any of which is enough; empty when it asks for none. */
export function permissionsOf(operation: DocumentedOperation): string[] {
  return [operation['x-permission'] ?? []].flat();
}

/** `PUT /api/v1/menus/{id}`. */
export function callOf({ method, path }: DocumentedOperation): string {
  return `${method} ${path}`;
}
