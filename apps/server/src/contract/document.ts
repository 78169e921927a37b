import contract from '@selvedge/api-spec/openapi.json';

/** JSON schema, as far as the server reads it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  contentMediaType?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  const?: unknown;
  enum?: unknown[];
}

interface RawDocument {
  security?: Array<Record<string, string[]>>;
  paths: Record<string, Record<string, unknown>>;
}

/** The whole contract as one object. No other module of the server reads the file; its schemas are addressed by JSON pointer. */
export const DOCUMENT = contract as unknown as RawDocument & object;

/** Name of the document in validators. */
export const DOCUMENT_ID = 'contract';

/** All body codes of the contract with which a call may be refused. */
export const ERROR_CODES: readonly number[] = contract.components.schemas.ErrorCode.enum;

/** Resolves a pointer such as `#/components/schemas/Address`. */
export function lookUp(pointer: string): unknown {
  return pointer
    .replace(/^#\//, '')
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
      DOCUMENT,
    );
}

/** Escapes a name for use in a JSON pointer. */
export function escapePart(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Follows `$ref` until there is none, and returns the value with its own pointer. */
export function settle<T extends object>(
  value: T & { $ref?: string },
  pointer: string,
): { value: T; pointer: string } {
  let current = value;
  let at = pointer;
  while (current.$ref !== undefined) {
    at = current.$ref;
    current = lookUp(at) as T & { $ref?: string };
    if (current === undefined) throw new Error(`the contract refers to ${at}, which does not exist`);
  }
  return { value: current, pointer: at };
}

/** Returns the schema at a pointer, with `$ref` followed. */
export function schemaAt(pointer: string): Schema {
  return settle<Schema>(lookUp(pointer) as Schema, pointer).value;
}

function isFileSchema(schema: Schema): boolean {
  const { value } = settle(schema, '');
  return value.format === 'binary' || value.contentMediaType === 'application/octet-stream';
}

/** Returns the names of the file properties of a multipart form. */
export function fileFieldsAt(pointer: string | undefined): string[] {
  if (pointer === undefined) return [];
  return Object.entries(schemaAt(pointer).properties ?? {})
    .filter(([, property]) => isFileSchema(property))
    .map(([name]) => name);
}

/** Returns a reference to the schema at a pointer, for a validator that knows the document by its name. */
export function schemaRef(pointer: string): { $ref: string } {
  return { $ref: `${DOCUMENT_ID}${pointer}` };
}

/** Returns a copy of a schema whose local `$ref`s point into the document, for use outside of it. */
export function anchored(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#') ? `${DOCUMENT_ID}${value}` : value,
  ) as Schema;
}

/** Returns the value of an example by its name (`frontCartAdd.request.usual`); undefined when there is none. */
export function exampleNamed(name: string): unknown {
  const found = Object.entries(contract.components.examples).find(([key]) => key === name);
  return found?.[1].value;
}
