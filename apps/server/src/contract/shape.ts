import { lookUp, type Schema } from './document';

type Shaper = (value: unknown) => unknown;

interface Outline {
  properties: Map<string, Schema[]>;
  required: Set<string>;
  additional: boolean | Schema;
  items: Schema[];
}

const byPointer = new Map<string, Shaper>();

function collect(schema: Schema, outline: Outline, seen: Set<string>): void {
  if (schema.$ref !== undefined) {
    if (seen.has(schema.$ref)) return;
    seen.add(schema.$ref);
    collect(lookUp(schema.$ref) as Schema, outline, seen);
  }
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    outline.properties.set(name, [...(outline.properties.get(name) ?? []), property]);
  }
  for (const name of schema.required ?? []) outline.required.add(name);
  if (schema.additionalProperties !== undefined && schema.additionalProperties !== false) {
    outline.additional = schema.additionalProperties;
  }
  if (schema.items !== undefined) outline.items.push(schema.items);
  for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) {
    collect(part, outline, seen);
  }
}

function isOpen(outline: Outline): boolean {
  return outline.properties.size === 0 && outline.additional === false;
}

function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(([key, inner]) => [key, plain(inner)]),
  );
}

function allowsNull(schemas: Schema[]): boolean {
  return schemas.some((schema) => {
    if (schema.$ref !== undefined && allowsNull([lookUp(schema.$ref) as Schema])) return true;
    if (schema.type === 'null' || (Array.isArray(schema.type) && schema.type.includes('null'))) return true;
    if (schema.const === null || schema.enum?.includes(null)) return true;
    if (
      schema.type === undefined &&
      schema.$ref === undefined &&
      !schema.allOf &&
      !schema.oneOf &&
      !schema.anyOf
    )
      return schema.enum === undefined && schema.const === undefined;
    return allowsNull([...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]);
  });
}

function build(schemas: Schema[]): Shaper {
  const outline: Outline = { properties: new Map(), required: new Set(), additional: false, items: [] };
  const seen = new Set<string>();
  for (const schema of schemas) collect(schema, outline, seen);
  const open = isOpen(outline);
  let fields: Array<{ name: string; shape: Shaper; dropNull: boolean }> | null = null;
  let items: Shaper | null = null;
  const rest = typeof outline.additional === 'object' ? [outline.additional] : null;
  return (value) => {
    if (value instanceof Date) return value.toISOString();
    if (Array.isArray(value)) {
      if (outline.items.length === 0) return value.map(plain);
      items ??= shaperOf(outline.items);
      return value.map(items);
    }
    if (typeof value !== 'object' || value === null) return value;
    if (open) return plain(value);
    fields ??= [...outline.properties].map(([name, property]) => ({
      name,
      shape: shaperOf(property),
      dropNull: !outline.required.has(name) && !allowsNull(property),
    }));
    const result: Record<string, unknown> = {};
    for (const { name, shape, dropNull } of fields) {
      const inner = (value as Record<string, unknown>)[name];
      if (inner === undefined || (inner === null && dropNull)) continue;
      // Most values are primitive and need no recursive call.
      result[name] = typeof inner === 'object' && inner !== null ? shape(inner) : inner;
    }
    if (outline.additional !== false) {
      const shapeRest = rest === null ? plain : shaperOf(rest);
      for (const [name, inner] of Object.entries(value)) {
        if (outline.properties.has(name) || inner === undefined) continue;
        // Uses defineProperty instead of assignment: a name from outside may be `__proto__`.
        const field = { value: shapeRest(inner), enumerable: true, writable: true, configurable: true };
        Object.defineProperty(result, name, field);
      }
    }
    return result;
  };
}

function shaperOf(schemas: Schema[]): Shaper {
  const only = schemas.length === 1 ? schemas[0] : undefined;
  if (only?.$ref === undefined) return build(schemas);
  const cached = byPointer.get(only.$ref);
  if (cached !== undefined) return cached;
  const shaper = build(schemas);
  byPointer.set(only.$ref, shaper);
  return shaper;
}

/**
 * Builds the function that reduces an answer to its schema: unknown fields are left out (so nothing leaks by accident), dates become ISO
 * text, an empty optional field is left out.
 */
export function answerShaper(pointer: string): Shaper {
  return shaperOf([{ $ref: pointer }]);
}
