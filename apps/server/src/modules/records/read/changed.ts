import { isDeepStrictEqual } from 'node:util';

/** Fields of a record that the types of the contract leave open. */
export type Fields = Record<string, never>;

/** Field names that are never shown to any viewer. */
const SECRET = /password|token|secret|hash/i;
const CONTACT =
  /^(phone|mobile|email|areaCode|consignee|contact|recipient|address|detail|postcode|phoneTail|accountNo|socialQr)$/;
const COST = /^cost|purchase\w*Cents/i;
const PRICE = /Cents$|Bps$|^priceRule$/;

/** Field visibility of a viewer, which decides the fields of a record that are shown. */
export interface FieldVisibility {
  priced: boolean;
  costs: boolean;
  contact: boolean;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isShown(name: string, { priced, costs, contact }: FieldVisibility): boolean {
  if (SECRET.test(name)) return false;
  if (!costs && COST.test(name)) return false;
  if (!priced && PRICE.test(name)) return false;
  return contact || !CONTACT.test(name);
}

/** Returns a value without the fields that the viewer may not see, at every depth. */
function shown(value: unknown, visibility: FieldVisibility): unknown {
  if (Array.isArray(value)) return value.map((one) => shown(one, visibility));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      isShown(name, visibility) ? [[name, shown(inner, visibility)]] : [],
    ),
  );
}

const fieldsOf = (value: unknown): Fields | null => {
  if (value === null || value === undefined) return null;
  return isFields(value) ? value : ({ value } as unknown as Fields);
};

const orNone = (fields: Fields | null): Fields | null =>
  fields !== null && Object.keys(fields).length > 0 ? fields : null;

const only = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.flatMap((name) => (name in fields ? [[name, fields[name]]] : []))) as Fields;

/** Returns the two states of a record as they are shown: only the changed fields when both exist, and none that the viewer may not see. */
export function changeShown(
  before: unknown,
  after: unknown,
  visibility: FieldVisibility,
): { before: Fields | null; after: Fields | null } {
  const was = fieldsOf(shown(before, visibility));
  const is = fieldsOf(shown(after, visibility));
  if (was === null || is === null) return { before: orNone(was), after: orNone(is) };
  const names = Object.keys(is).filter((name) => !isDeepStrictEqual(was[name], is[name]));
  return { before: orNone(only(was, names)), after: orNone(only(is, names)) };
}
