/** The contract as one document, for the tests: bundled again when a file of it is newer, so that it is never stale. */
import { currentDocument } from '../scripts/bundle.mjs';

/** A JSON value that is an object. */
export type Json = { [key: string]: unknown };

/** Schema as far as the tests read it. */
export interface SchemaNode extends Json {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, SchemaNode>;
  items?: SchemaNode;
  oneOf?: SchemaNode[];
  anyOf?: SchemaNode[];
  additionalProperties?: boolean | SchemaNode;
  required?: string[];
  const?: unknown;
}

/** Parameter with its `$ref` resolved. */
export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  explode?: boolean;
  schema: SchemaNode;
}

/** Media type of a body. */
export interface Media {
  schema: SchemaNode;
  examples?: Record<string, { $ref?: string; summary?: string; value?: unknown }>;
}

/** Operation of the document. */
export interface Operation {
  method: string;
  path: string;
  operationId: string;
  tags: string[];
  parameters: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, { $ref?: string; headers?: Json; content?: Record<string, Media> }>;
  'x-origin': string;
  'x-requirements': string[];
  'x-errors': number[];
  'x-who': string;
  'x-permission'?: string;
  'x-moves'?: 'stock' | 'money';
  'x-max-bytes'?: number;
  security: Json[];
}

interface OpenApi extends Json {
  info: { title: string; version: string };
  paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>>;
  components: Json & {
    schemas: Record<string, SchemaNode>;
    securitySchemes: Record<string, Json>;
    headers: Json;
  };
}

/** The whole document. */
export const document = (await currentDocument()) as OpenApi;

/** Resolves `$ref` inside the document; throws when there is nothing at it. */
export function follow<Node>(node: Node): Node {
  const ref = (node as { $ref?: string }).$ref;
  if (ref === undefined) return node;
  let target: unknown = document;
  for (const part of ref.slice(2).split('/')) {
    target = (target as Json)[part.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  if (target === undefined) throw new Error(`nothing at ${ref}`);
  return follow(target as Node);
}

/** Returns the branches of a JSON response, or its single schema. */
export function branchesOf(schema: SchemaNode): SchemaNode[] {
  return (schema.oneOf ?? [schema]).map(follow);
}

/** Returns the schema of the success among the branches of a JSON response; undefined where only refusals are JSON. */
export function successOf(schema: SchemaNode): SchemaNode | undefined {
  return branchesOf(schema).find(({ properties }) => properties?.code?.const === 200);
}

/** All operations, with the references of their parameters resolved. */
export const operations: Operation[] = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    ...operation,
    method: method.toUpperCase(),
    path,
    parameters: (operation.parameters ?? []).map((parameter) => follow(parameter)),
  })),
);

/** Returns the operation with this id; throws when there is none. */
export function operation(id: string): Operation {
  const found = operations.find((candidate) => candidate.operationId === id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
}

/** Named example of a response. */
export interface AnswerExample {
  name: string;
  media: string;
  /** Pointer to the schema of the response. */
  pointer: string;
  value: unknown;
}

/**
 * Returns the named examples of the HTTP 200 response of an operation, of all media types. The large pages are left out unless requested: a
 * script makes them from the usual ones, so that their facts need no second check, and their totals are those of all pages.
 */
export function answerExamples(one: Operation, { large = false } = {}): AnswerExample[] {
  const path = one.path.replaceAll('~', '~0').replaceAll('/', '~1');
  const found = Object.entries(one.responses['200']?.content ?? {}).flatMap(([media, body]) =>
    Object.entries(body.examples ?? {}).map(([name, example]) => ({
      name,
      media,
      pointer: `#/paths/${path}/${one.method.toLowerCase()}/responses/200/content/${media.replaceAll('/', '~1')}/schema`,
      value: follow(example).value,
    })),
  );
  return found.filter(({ name }) => large || name !== 'large');
}

/** Returns `data` of one named example; throws when there is none. */
export function dataOf<Data>(id: string, name: string): Data {
  const found = answerExamples(operation(id)).find((example) => example.name === name);
  if (!found) throw new Error(`no example ${name} of ${id}`);
  return (found.value as { data: Data }).data;
}
