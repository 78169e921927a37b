/** Compares the values that a form accepts in a field with those that the document accepts there. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { document, follow, operation, type SchemaNode } from './document';

/** Schema of a form as far as the comparison uses it. */
export interface FormSchema {
  safeParse(values: unknown): {
    success: boolean;
    data?: unknown;
    error?: { issues: readonly { path: readonly PropertyKey[] }[] };
  };
}

/** Field of a form and the property it becomes, both as paths such as `company.name`. */
export interface Pair {
  field: string;
  property?: string;
  /** Reason why the form refuses more than the document; it still may not accept more. */
  stricterBecause?: string;
  /** Values to test besides those made from the bounds. */
  tries?: readonly unknown[];
  /** Values that the form accepts but the app never sends. */
  notSent?: readonly unknown[];
}

/** Form, values that it accepts, and the properties its fields become. */
export interface FormCase {
  schema: FormSchema;
  values: Record<string, unknown>;
  /** Operation whose body the form fills. */
  operationId: string;
  pairs: readonly Pair[];
}

interface Bounded extends SchemaNode {
  maxLength?: number;
  maxItems?: number;
  maximum?: number;
  minimum?: number;
  enum?: unknown[];
}

/** Number of characters by which the longest tested text exceeds the bound. */
const BEYOND = 20;
const SOME_TEXTS = [
  '',
  'a',
  '0',
  '密',
  '+86',
  '86',
  '+0',
  '12345',
  '123456',
  '1234567',
  '12345a',
  'a@b.example',
];

const ajv = new Ajv2020({ strict: false });
addFormats(ajv);
ajv.addSchema(document, 'contract');

function validatorOf(schema: SchemaNode): ValidateFunction {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#', '"$ref":"contract#');
  return ajv.compile(JSON.parse(text));
}

function bodyOf(operationId: string): SchemaNode {
  const content = operation(operationId).requestBody?.content ?? {};
  const media = content['application/json'] ?? content['multipart/form-data'];
  if (!media) throw new Error(`${operationId} has no body`);
  return follow(media.schema);
}

function propertyAt(schema: SchemaNode, path: string): SchemaNode {
  return path.split('.').reduce<SchemaNode>((node, name) => {
    const { items, properties, oneOf = [] } = follow(node);
    const everywhere = [properties, ...oneOf.map((branch) => branch.properties)];
    const found = name === '[]' ? items : everywhere.find((one) => one && name in one)?.[name];
    if (!found) throw new Error(`no property ${path}`);
    return follow(found);
  }, schema);
}

/** Returns values on both sides of every bound of a schema. */
function triesFor(schema: Bounded): unknown[] {
  if (schema.enum) return [...schema.enum, 'NO_SUCH_VALUE', ''];
  if (schema.type === 'integer') {
    const { minimum = 0, maximum = 0 } = schema;
    return [minimum - 1, minimum, minimum + 1, maximum - 1, maximum, maximum + 1];
  }
  if (schema.type === 'array') {
    const length = (schema.maxItems ?? 0) + 2;
    return Array.from({ length }, (_, count) => Array.from({ length: count }, () => '440000'));
  }
  const longest = (schema.maxLength ?? 60) + BEYOND;
  const lengths = Array.from({ length: longest + 1 }, (_, length) => length);
  return [...SOME_TEXTS, ...['a', '1', '密'].flatMap((sign) => lengths.map((length) => sign.repeat(length)))];
}

function put(values: Record<string, unknown>, path: string, value: unknown): Record<string, unknown> {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...values, [name]: value };
  const inner = (values[name] ?? {}) as Record<string, unknown>;
  return { ...values, [name]: put(inner, rest.join('.'), value) };
}

function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], values);
}

/** Returns whether the form accepts the value, and the value that it sends. */
function judge(
  { schema, values }: FormCase,
  field: string,
  value: unknown,
): { taken: boolean; sent: unknown } {
  const { success, data, error } = schema.safeParse(put(values, field, value));
  const taken = !(error?.issues ?? []).some(({ path }) => path.join('.').startsWith(field));
  return { taken, sent: success ? valueAt(data, field) : value };
}

function short(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 20)}… (${text.length - 2} characters)` : text;
}

/** Returns a description of every value on which form and document disagree; at most one per field and direction. */
export function drifts(form: FormCase): string[] {
  const body = bodyOf(form.operationId);
  return form.pairs.flatMap((pair) => {
    const property = pair.property ?? pair.field;
    const schema = propertyAt(body, property);
    const validate = validatorOf(schema);
    const tries = [...triesFor(schema), ...(pair.tries ?? [])].filter((one) => !pair.notSent?.includes(one));
    const judged = tries.map((value) => ({ value, ...judge(form, pair.field, value) }));
    const tooWide = judged.find(({ taken, sent }) => taken && !validate(sent));
    const tooNarrow = judged.find(({ taken, value }) => !taken && validate(value));
    const at = `${form.operationId} ${property} is refused by the`;
    return [
      ...(tooWide ? [`${at} server, not by the form: ${short(tooWide.value)}`] : []),
      ...(tooNarrow && !pair.stricterBecause
        ? [`${at} form, not by the server: ${short(tooNarrow.value)}`]
        : []),
    ];
  });
}
