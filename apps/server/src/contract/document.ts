import contract from '@selvedge/api-spec/openapi.json';

/** A JSON schema as far as the server looks into it. */
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

/** The whole contract as one object. Nobody else in the server reads the file; schemas in it are reached by JSON pointer. */
export const DOCUMENT = contract as unknown as RawDocument & object;

/** Name under which validators know the document. */
export const DOCUMENT_ID = 'contract';

/** Every body code a call may be refused with. */
export const ERROR_CODES: readonly number[] = contract.components.schemas.ErrorCode.enum;

/** Follows a pointer such as `#/components/schemas/Address`. */
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

/** A name as it stands in a pointer. */
export function escapePart(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Follows `$ref` until something else comes; the pointer of that is kept. */
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

/** A schema behind a pointer with `$ref` followed. */
export function schemaAt(pointer: string): Schema {
  return settle<Schema>(lookUp(pointer) as Schema, pointer).value;
}

function isFileSchema(schema: Schema): boolean {
  const { value } = settle(schema, '');
  return value.format === 'binary' || value.contentMediaType === 'application/octet-stream';
}

/** Names of the properties of a multipart form that are files. */
export function fileFieldsAt(pointer: string | undefined): string[] {
  if (pointer === undefined) return [];
  return Object.entries(schemaAt(pointer).properties ?? {})
    .filter(([, property]) => isFileSchema(property))
    .map(([name]) => name);
}

/** The schema behind a pointer, for a validator that knows the document by its name. */
export function schemaRef(pointer: string): { $ref: string } {
  return { $ref: `${DOCUMENT_ID}${pointer}` };
}

/** A copy of a schema taken out of the document whose local `$ref`s lead back into it. */
export function anchored(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#') ? `${DOCUMENT_ID}${value}` : value,
  ) as Schema;
}

/** The value of an example by its name (`frontCartAdd.request.usual`); undefined where there is none. */
export function exampleNamed(name: string): unknown {
  const found = Object.entries(contract.components.examples).find(([key]) => key === name);
  return found?.[1].value;
}
