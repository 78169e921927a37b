/** Parameters that several operations share, by name, and names that stand for a group of them. */

const pascal = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/** Returns a property of a query schema as a parameter; the description of the property becomes that of the parameter. */
function parameterOf(name, { description, ...schema }) {
  return { name, in: 'query', description, schema };
}

/** Most fields by which one request sorts a list. */
const MOST_SORTS = 3;

/**
 * Returns the parameters of `x-sort`, with which a list is sorted by several fields: `sort`, and the name of the directions. `fields` are
 * the words of the list, or the name of the schema that has them.
 */
export function sortParameters({ 'x-sort': fields, description: more }) {
  const description =
    'Fields to sort by, separated by commas: rows that are equal by the first one are sorted by the next.';
  const items = typeof fields === 'string' ? { $ref: fields } : { type: 'string', enum: fields };
  const sort = {
    name: 'sort',
    in: 'query',
    description: more === undefined ? description : `${description} ${more}`,
    style: 'form',
    explode: false,
    schema: { type: 'array', maxItems: MOST_SORTS, uniqueItems: true, items },
  };
  return [sort, 'SortOrders'];
}

/**
 * Resolves parameters.yaml: `x-of: ProductQuery` makes one parameter of each property of that schema, except those in `x-without`, and the
 * entry's name then stands for all of them. Returns `parameters` by name and `groups` of their names.
 */
export function readParameters(written, schemas) {
  const parameters = {};
  const groups = {};
  for (const [name, entry] of Object.entries(written)) {
    const { 'x-of': query, 'x-without': without = [] } = entry;
    if (query === undefined) {
      parameters[name] = entry;
      continue;
    }
    const { properties = {} } = schemas[query] ?? {};
    const unknown = without.filter((property) => !(property in properties));
    if (unknown.length > 0 || Object.keys(properties).length === 0)
      throw new Error(`${name} is made of ${query}, which has no ${unknown.join(', ') || 'properties'}`);
    const kept = Object.entries(properties).filter(([property]) => !without.includes(property));
    for (const [property, schema] of kept) parameters[pascal(property)] = parameterOf(property, schema);
    groups[name] = kept.map(([property]) => pascal(property));
  }
  return { parameters, groups };
}
