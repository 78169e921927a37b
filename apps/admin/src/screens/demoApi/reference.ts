/** Schema, with the properties that the reference reads. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  enum?: readonly unknown[];
  description?: string;
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  oneOf?: readonly Schema[];
}

interface RawOperation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: readonly string[];
  parameters?: readonly {
    $ref?: string;
    name?: string;
    in?: string;
    required?: boolean;
    description?: string;
    schema?: Schema;
  }[];
  requestBody?: { content?: Readonly<Record<string, { schema?: Schema }>> };
  'x-who'?: string;
  'x-permission'?: string;
}

/** Contract as it is served. */
export interface Contract {
  paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  components: { schemas: Readonly<Record<string, Schema>>; parameters?: Readonly<Record<string, object>> };
}

/** Field of a call: of its query, its path or its body. */
export interface Field {
  name: string;
  place: string;
  type: string;
  isRequired: boolean;
  description: string;
}

/** Call of the contract. */
export interface Call {
  id: string;
  method: string;
  path: string;
  tag: string;
  summary: string;
  description: string;
  who: string;
  permission: string;
  fields: readonly Field[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

function at<Found>(contract: Contract, ref: string): Found | undefined {
  const steps = ref.replace(/^#\//, '').split('/');
  return steps.reduce<unknown>((value, step) => Object(value)[step], contract) as Found | undefined;
}

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? ref;

/** Returns the type of a schema as text: its own name, its type, or the type of its items. */
function typeOf({ $ref, type, format, enum: values, items, oneOf }: Schema): string {
  if ($ref !== undefined) return nameOf($ref);
  if (items !== undefined) return `${typeOf(items)}[]`;
  if (oneOf !== undefined) return oneOf.map(typeOf).join(' | ');
  if (values !== undefined) return values.map(String).join(' | ');
  const types = typeof type === 'string' ? type : (type ?? []).join(' | ');
  return format === undefined ? types : `${types} (${format})`;
}

function bodyFields(contract: Contract, operation: RawOperation): Field[] {
  const [content] = Object.values(operation.requestBody?.content ?? {});
  const given = content?.schema;
  const schema = given?.$ref === undefined ? given : at<Schema>(contract, given.$ref);
  return Object.entries(schema?.properties ?? {}).map(([name, one]) => ({
    name,
    place: 'body',
    type: typeOf(one),
    isRequired: schema?.required?.includes(name) ?? false,
    description: one.description ?? '',
  }));
}

type Parameter = NonNullable<RawOperation['parameters']>[number];

function parameterFields(contract: Contract, operation: RawOperation): Field[] {
  return (operation.parameters ?? []).flatMap((given) => {
    const one = given.$ref === undefined ? given : at<Parameter>(contract, given.$ref);
    if (one?.name === undefined) return [];
    return [
      {
        name: one.name,
        place: one.in ?? '',
        type: typeOf(one.schema ?? {}),
        isRequired: one.required ?? false,
        description: one.description ?? '',
      },
    ];
  });
}

/** Returns every call of the contract, in the order of its paths. */
export function callsOf(contract: Contract): Call[] {
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const operation = methods[method];
      if (operation?.operationId === undefined) return [];
      return [
        {
          id: operation.operationId,
          method: method.toUpperCase(),
          path,
          tag: operation.tags?.[0] ?? '',
          summary: operation.summary ?? '',
          description: operation.description ?? '',
          who: operation['x-who'] ?? '',
          permission: operation['x-permission'] ?? '',
          fields: [...parameterFields(contract, operation), ...bodyFields(contract, operation)],
        },
      ];
    }),
  );
}

/** Returns the calls that contain every word in their id, method, path, area or summary. */
export function callsLike(calls: readonly Call[], words: string): Call[] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  return calls.filter(({ id, method, path, tag, summary }) => {
    const text = `${id} ${method} ${path} ${tag} ${summary}`.toLowerCase();
    return asked.every((word) => text.includes(word));
  });
}
