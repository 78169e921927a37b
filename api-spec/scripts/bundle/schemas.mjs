/** Resolves the schemas as they are written: references by name, and rows that extend others (the document has no allOf). */

const isName = (ref) => /^[A-Z]\w*$/.test(ref);

/** Keyword that names the row fields from which the examples of a list of counts are computed; removed from the document. */
export const COUNTED_BY = 'x-counted-by';

/** Copies a value; `$ref: Name` becomes a pointer into the components, and keywords for the bundler alone are removed. */
export function withPointers(value) {
  if (Array.isArray(value)) return value.map(withPointers);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== COUNTED_BY)
      .map(([key, inner]) => [
        key,
        key === '$ref' && typeof inner === 'string' && isName(inner)
          ? `#/components/schemas/${inner}`
          : withPointers(inner),
      ]),
  );
}

/** Adds a required number for each word to a schema, before its own properties. */
function withCounts({ required = [], properties = {}, ...own }, words) {
  const counts = Object.fromEntries(words.map((word) => [word, { $ref: 'Qty' }]));
  return { ...own, required: [...words, ...required], properties: { ...counts, ...properties } };
}

/**
 * Resolves `x-extends`, `x-without` and `x-counts` of a schema. `x-extends: OrderRow` takes over the properties of another schema and which
 * of them are required; `x-without` lists those left out. The schema's own properties come after them and win. An enum takes over the
 * values of another enum. `x-counts: Confirmation` adds a required number for each value of an enum.
 */
function composed(name, schemas, made) {
  if (made.has(name)) return made.get(name);
  const written = schemas[name];
  if (written === undefined) throw new Error(`there is no schema ${name}`);
  const { 'x-extends': base, 'x-without': without = [], 'x-counts': list, ...rest } = written;
  const own = list === undefined ? rest : withCounts(rest, composed(list, schemas, made).enum);
  const taken = base === undefined ? {} : composed(base, schemas, made);
  let schema = own;
  if (taken.enum !== undefined) schema = { ...taken, ...own, enum: [...taken.enum, ...own.enum] };
  else if (base !== undefined) {
    const unknown = without.filter((property) => !(property in taken.properties));
    if (unknown.length > 0) throw new Error(`${name} leaves out ${unknown}, which ${base} does not have`);
    const kept = ([property]) => !without.includes(property);
    const required = (taken.required ?? []).filter((property) => !without.includes(property));
    schema = {
      ...own,
      required: [...new Set([...required, ...(own.required ?? [])])],
      properties: {
        ...Object.fromEntries(Object.entries(taken.properties).filter(kept)),
        ...own.properties,
      },
    };
  }
  made.set(name, schema);
  return schema;
}

/**
 * Resolves `x-one-of`, the alternatives of a schema, of which exactly one applies. Each alternative becomes a branch: it requires the
 * properties it has `with` it, allows those it `may` have, requires (`needs`) some that all alternatives have, and has no property of the
 * others.
 */
function branched(name, { 'x-one-of': ways, description, ...schema }) {
  if (ways === undefined) return description === undefined ? schema : { description, ...schema };
  const ownOf = ({ with: required = [], may = [] }) => [...required, ...may];
  const particular = new Set(ways.flatMap(ownOf));
  const unknown = [...particular].filter((property) => !(property in schema.properties));
  if (unknown.length > 0) throw new Error(`${name} is one of ways with ${unknown}, which it does not have`);
  const oneOf = ways.map((way) => ({
    ...schema,
    required: [...new Set([...(schema.required ?? []), ...(way.with ?? []), ...(way.needs ?? [])])],
    properties: Object.fromEntries(
      Object.entries(schema.properties).filter(
        ([property]) => !particular.has(property) || ownOf(way).includes(property),
      ),
    ),
  }));
  return { description, oneOf };
}

/** Returns all schemas, resolved, with pointers. */
export function composeSchemas(schemas) {
  const made = new Map();
  return Object.fromEntries(
    Object.keys(schemas).map((name) => [name, withPointers(branched(name, composed(name, schemas, made)))]),
  );
}
