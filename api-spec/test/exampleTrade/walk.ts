/** Walks the examples along their schemas, so that every object is found with the name of its schema. */
import {
  answerExamples,
  follow,
  operations,
  successOf,
  type Json,
  type Operation,
  type SchemaNode,
} from '../document';

/** Object inside an example. */
export interface Found {
  /** Name of its schema in `components`. */
  schema: string;
  value: Json;
  /** Operation and example, such as `getOrdersPage.usual`. */
  example: string;
  /** Place inside the example, for test messages. */
  at: string;
  /** Whether the operation reads; calls that write show a later moment. */
  reads: boolean;
}

/** Example of a successful JSON response. */
export interface Answer {
  operation: Operation;
  name: string;
  example: string;
  schema: SchemaNode;
  value: { data: unknown };
}

type Visit = (schema: string, value: unknown, at: string) => void;

/** Walks a value and its schema together and visits every part that has a name in `components`. */
export function walkValue(node: SchemaNode, value: unknown, at: string, visit: Visit): void {
  if (value === null || value === undefined) return;
  if (node.$ref !== undefined) {
    visit(node.$ref.split('/').at(-1) ?? '', value, at);
    const target: SchemaNode = { $ref: node.$ref };
    walkValue(follow(target), value, at, visit);
    return;
  }
  for (const part of [...(node.oneOf ?? []), ...(node.anyOf ?? [])])
    if (part.type !== 'null') walkValue(part, value, at, visit);
  if (Array.isArray(value)) {
    const { items } = node;
    if (items) value.forEach((item, index) => walkValue(items, item, `${at}/${index}`, visit));
    return;
  }
  if (typeof value !== 'object') return;
  const other = typeof node.additionalProperties === 'object' ? node.additionalProperties : undefined;
  for (const [name, child] of Object.entries(value)) {
    const schema = node.properties?.[name] ?? other;
    if (schema) walkValue(schema, child, `${at}/${name}`, visit);
  }
}

/** Every successful JSON response of the document with its schema. */
export const answers: readonly Answer[] = operations.flatMap((operation) => {
  const json = operation.responses['200']?.content?.['application/json'];
  const schema = json && successOf(json.schema);
  if (!schema) return [];
  return answerExamples(operation)
    .filter(({ media }) => media === 'application/json')
    .map(({ name, value }) => ({ name, value: value as { code: number; data: unknown } }))
    .filter(({ value }) => value.code === 200)
    .map(({ name, value }) => ({
      operation,
      name,
      example: `${operation.operationId}.${name}`,
      schema,
      value,
    }));
});

/** Every object with a named schema in every successful response. */
export const found: readonly Found[] = answers.flatMap(({ operation, example, schema, value }) => {
  const parts: Found[] = [];
  walkValue(schema, value, '', (name, part, at) => {
    if (typeof part === 'object' && part !== null && !Array.isArray(part))
      parts.push({ schema: name, value: part as Json, example, at, reads: operation.method === 'GET' });
  });
  return parts;
});
