/** The document as far as the pages of docs/reference read it. */
import { currentDocument } from '../bundle.mjs';

/** Operation with the fields that the pages show. */
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

/** Named schema of the document. */
export interface DocumentedSchema {
  description?: string;
  properties?: Record<string, object>;
  required?: string[];
  enum?: (string | number)[];
  'x-enumDescriptions'?: Record<string, string>;
  'x-data-schemas'?: Record<string, string>;
}

/** Parts of the contract that become pages. */
export interface Contract {
  operations: DocumentedOperation[];
  schemas: Record<string, DocumentedSchema>;
  examples: Record<string, { value?: unknown }>;
}

interface RawDocument {
  paths: Record<string, Record<string, Omit<DocumentedOperation, 'method' | 'path'>>>;
  components: { schemas: Contract['schemas']; examples?: Contract['examples'] };
}

/** Extracts the parts from the bundled document. */
export function contractOf(document: object): Contract {
  const { paths, components } = document as RawDocument;
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
  operations.sort((a, b) => a.path.localeCompare(b.path, 'en') || a.method.localeCompare(b.method, 'en'));
  return { operations, schemas: components.schemas, examples: components.examples ?? {} };
}

/** Reads the contract of the current files. */
export async function readContract(): Promise<Contract> {
  return contractOf(await currentDocument());
}

/** Returns the permission codes of an operation, any of which is enough; empty when it requires none. */
export function permissionsOf(operation: DocumentedOperation): string[] {
  return [operation['x-permission'] ?? []].flat();
}

/** Returns the method and path of an operation, such as `PUT /api/v1/menus/{id}`. */
export function callOf({ method, path }: DocumentedOperation): string {
  return `${method} ${path}`;
}
