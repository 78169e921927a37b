import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldRules } from '@selvedge/design-system/forms/Form';
import type { FieldValues, Resolver } from 'react-hook-form';
import * as core from 'zod/v4/core';

type Fields = Readonly<Record<string, core.$ZodType>>;

/** Inner parts of the schemas that wrap another one, join two, contain fields, or have items. */
interface SchemaParts {
  innerType?: core.$ZodType;
  in?: core.$ZodType;
  left?: core.$ZodType;
  right?: core.$ZodType;
  element?: core.$ZodType;
  shape?: Fields;
}

const partsOf = (schema: core.$ZodType): SchemaParts => schema._zod.def as SchemaParts;

/** Returns the schema inside wrappers such as optional, nullable and pipe. */
function unwrapped(schema: core.$ZodType): core.$ZodType {
  const { innerType, in: input } = partsOf(schema);
  const inner = innerType ?? input;
  return inner === undefined ? schema : unwrapped(inner);
}

/** Returns the fields of an object's schema, or of an intersection of such. */
function fieldsOf(schema: core.$ZodType): Fields {
  const { shape, left, right } = partsOf(unwrapped(schema));
  return left && right ? { ...fieldsOf(left), ...fieldsOf(right) } : (shape ?? {});
}

/** Returns the schema of the field at a path such as `sizes.0.code`. */
function schemaAt(schema: core.$ZodType, path: string): core.$ZodType | undefined {
  return path.split('.').reduce<core.$ZodType | undefined>((at, key) => {
    if (at === undefined) return undefined;
    return fieldsOf(at)[key] ?? (/^\d+$/.test(key) ? partsOf(unwrapped(at)).element : undefined);
  }, schema);
}

const accepts = (schema: core.$ZodType, value: unknown): boolean => core.safeParse(schema, value).success;

/** Fields by their schema, with whether they refuse every empty value: the lines of a table share theirs. */
const known = new WeakMap<core.$ZodType, boolean>();

function isNeeded(schema: core.$ZodType): boolean {
  const found = known.get(schema);
  if (found !== undefined) return found;
  const needed = ['', null, undefined, false, []].every((empty) => !accepts(schema, empty));
  known.set(schema, needed);
  return needed;
}

const isMaxLength = (check: core.$ZodCheckDef): check is core.$ZodCheckMaxLengthDef =>
  check.check === 'max_length';

/** Reads from a schema which of its fields are required and how long their texts may be. Rules between fields are not seen. */
export function fieldRules(schema: core.$ZodType): FieldRules {
  const fields = Object.values(fieldsOf(schema));
  const isBoolean = (field: core.$ZodType): boolean => unwrapped(field)._zod.def.type === 'boolean';
  const found = (name: string): core.$ZodType | undefined => schemaAt(schema, name);
  return {
    isRequired: (name) => {
      const field = found(name);
      return field !== undefined && isNeeded(field);
    },
    maxLength: (name) => {
      const field = found(name);
      const text = field && unwrapped(field)._zod.def;
      if (text?.type !== 'string') return undefined;
      return text.checks?.map(({ _zod }) => _zod.def).find(isMaxLength)?.maximum;
    },
    areAllRequired: fields.length > 0 && fields.every((field) => isBoolean(field) || isNeeded(field)),
  };
}

/** Resolver of a form by its schema. It carries the rules of the fields, by which they show what is required and how much is left. */
export function schemaResolver<Schema extends core.$ZodType<unknown, FieldValues>>(
  schema: Schema,
): Resolver<core.input<Schema>, unknown, core.output<Schema>> & { rules: FieldRules } {
  return Object.assign(zodResolver(schema), { rules: fieldRules(schema) });
}
