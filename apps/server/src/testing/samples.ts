import { type Schema, schemaAt } from '../contract/document';
import type { Operation, Parameter } from '../contract/operations';

interface Bounded extends Schema {
  examples?: unknown[];
  default?: unknown;
  minimum?: number;
  minItems?: number;
  minLength?: number;
}

function settled(schema: Schema): Bounded {
  return schema.$ref === undefined ? schema : settled(schemaAt(schema.$ref));
}

function text(schema: Bounded): string {
  if (schema.format === 'date-time') return '2026-01-05T08:00:00Z';
  if (schema.format === 'date') return '2026-01-05';
  if (schema.format === 'email') return 'someone@example.com';
  if (schema.format === 'uuid') return '7d444840-9dc0-41d1-b245-5ffdce74fad2';
  return '1'.repeat(Math.max(1, schema.minLength ?? 1));
}

/** Returns a small value that fits a schema: required parts only. */
export function sampleOf(given: Schema): unknown {
  const schema = settled(given);
  if (schema.examples !== undefined && schema.examples.length > 0) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  const choice = schema.oneOf?.[0] ?? schema.anyOf?.[0];
  if (choice !== undefined) return sampleOf(choice);
  if (schema.allOf !== undefined) return Object.assign({}, ...schema.allOf.map(sampleOf));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return false;
  if (type === 'null') return null;
  if (type === 'array') {
    return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}));
  }
  if (type === 'object' || schema.properties !== undefined) {
    const names = schema.required ?? [];
    return Object.fromEntries(names.map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]));
  }
  return text(schema);
}

/** Returns a call that fits an operation's description, with made-up ids unless `known` has a value for the parameter. */
export function sampleCall(
  operation: Operation,
  known: Record<string, string> = {},
): { url: string; body: unknown; multipart: boolean } {
  const value = (parameter: Parameter) => known[parameter.name] ?? sampleOf(parameter.schema ?? {});
  const path = operation.parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((url, parameter) => url.replace(`{${parameter.name}}`, String(value(parameter))), operation.path);
  const query = new URLSearchParams();
  for (const parameter of operation.parameters) {
    if (parameter.in !== 'query' || parameter.required !== true) continue;
    for (const one of [value(parameter)].flat()) query.append(parameter.name, String(one));
  }
  const body = operation.requestBody;
  const pointer = body?.json ?? body?.multipart;
  return {
    url: query.size > 0 ? `${path}?${query.toString()}` : path,
    body: pointer === undefined ? undefined : sampleOf(schemaAt(pointer)),
    multipart: body?.json === undefined && body?.multipart !== undefined,
  };
}
