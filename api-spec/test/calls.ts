/** Valid calls of the document's operations, for the tests that go through all of them. */
import { randomUUID } from 'node:crypto';
import { follow } from './document';
import type { Media, Operation, SchemaNode } from './document';

/** Input of `fetch` for a call. */
export interface Call {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string | FormData;
}

interface Bounded extends SchemaNode {
  enum?: unknown[];
  examples?: unknown[];
  minimum?: number;
  pattern?: string;
}

/** Returns a value that fits the schema of a parameter or of a multipart part. */
function sample(node: SchemaNode): string {
  const schema: Bounded = follow(node);
  if (schema.oneOf?.[0]) return sample(schema.oneOf[0]);
  if (schema.enum?.[0] !== undefined) return String(schema.enum[0]);
  if (schema.examples?.[0] !== undefined) return String(schema.examples[0]);
  if (schema.type === 'array' && schema.items) return sample(schema.items);
  if (schema.type === 'integer') return String(schema.minimum ?? 1);
  if (schema.format === 'date') return '2025-11-01';
  if (schema.format === 'date-time') return '2025-11-01T00:00:00Z';
  if (schema.pattern === '^[0-9]+$') return '1763610728000';
  return 'demo';
}

function addressOf(operation: Operation): string {
  const required = operation.parameters.filter((parameter) => parameter.required);
  const path = required
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, { name, schema }) => text.replace(`{${name}}`, sample(schema)), operation.path);
  const query = required
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }): [string, string] => [name, sample(schema)]);
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query).toString()}`;
}

function formOf(parts: Media): FormData {
  const schema = follow(parts.schema);
  const form = new FormData();
  for (const name of schema.required ?? []) {
    const part = follow(schema.properties?.[name] ?? {});
    if (part.contentMediaType === 'application/octet-stream')
      form.append(name, new File(['PK'], 'sheet.xlsx'));
    else form.append(name, sample(part));
  }
  return form;
}

/** Returns a call of the operation with everything that is required and nothing else, with the tokens of a signed-in user. */
export function callOf(operation: Operation): Call {
  const headers: Record<string, string> = { 'Authori-zation': 'mock', Authorization: 'Bearer mock' };
  if (operation['x-moves'] !== undefined) headers['Idempotency-Key'] = randomUUID();
  const call: Call = { url: addressOf(operation), method: operation.method, headers };
  const content = operation.requestBody?.content ?? {};
  const json = content['application/json'];
  const parts = content['multipart/form-data'];
  if (json) {
    const example = Object.values(json.examples ?? {})[0];
    headers['Content-Type'] = 'application/json';
    return { ...call, body: JSON.stringify(example ? follow(example).value : {}) };
  }
  return parts ? { ...call, body: formOf(parts) } : call;
}
