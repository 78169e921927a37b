/**
 * Schemas of the refusals, made from the error table: one component per code (`ShortStockRefusal`), in which `code` is a constant and
 * `data` has the schema of that code. A response lists the refusals of its operation as branches beside the success, so that no generated
 * client can read a refusal as a success with fields missing.
 */

const pascal = (name) =>
  name
    .toLowerCase()
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Returns the component name of a body code, such as `ShortStockRefusal`; throws for a number that is not in the table. */
function refusalName(code, { ErrorCode }) {
  const name = ErrorCode['x-enumNames'][code];
  if (name === undefined) throw new Error(`${code} is not in the error table`);
  return `${pascal(name)}Refusal`;
}

/** Returns the schema of the envelope with one code and the schema of its `data`. */
export function envelopeOf(code, data) {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['code', 'message', 'data'],
    properties: { code: { type: 'integer', const: code }, message: { $ref: 'Message' }, data },
  };
}

/** Returns one schema per code of the table, by name. */
export function refusalSchemas(schemas) {
  const { enum: codes, ...table } = schemas.ErrorCode;
  return Object.fromEntries(
    codes.map((code) => {
      const carried = table['x-data-schemas'][code];
      const data = carried === undefined ? { type: 'null' } : { $ref: carried };
      const description = `${table['x-enumDescriptions'][code]} (${code}).`;
      return [refusalName(code, schemas), { description, ...envelopeOf(code, data) }];
    }),
  );
}

/** Returns the discriminator: the components by the value of `code`, by which typed languages select the branch of a response. */
const byCode = (entries) => ({
  propertyName: 'code',
  mapping: Object.fromEntries(entries.map(([code, name]) => [code, `#/components/schemas/${name}`])),
});

/**
 * Returns the schema of a response: the component of the success, where that is JSON, and one per refusal, as `oneOf`; without `oneOf` when
 * there is only one.
 */
export function branches(success, errors, schemas) {
  const refusals = errors.map((code) => [code, refusalName(code, schemas)]);
  const all = success === undefined ? refusals : [[200, success], ...refusals];
  const oneOf = all.map(([, name]) => ({ $ref: name }));
  return oneOf.length === 1 ? oneOf[0] : { oneOf, discriminator: byCode(all) };
}
