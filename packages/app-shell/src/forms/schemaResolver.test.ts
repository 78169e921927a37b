import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldRules, schemaResolver } from './schemaResolver';

const name = z.string().check(z.trim(), z.minLength(1, 'needed'), z.maxLength(60, 'long'));
const schema = z
  .object({
    name,
    code: z.string().check(z.regex(/^[A-Z]+$/, 'form')),
    note: z.string().check(z.trim(), z.maxLength(200)),
    perm: z.string(),
    dept: z.nullable(z.string().check(z.minLength(1))),
    kind: z.enum(['MENU', 'BUTTON']),
    pieces: z.nullable(z.int()),
    sort: z.int(),
    roles: z.array(z.string()).check(z.minLength(1)),
    files: z.array(z.string()),
    isInUse: z.boolean(),
    agreed: z.literal(true),
    sizes: z.array(z.object({ code: name, price: z.optional(z.number()) })),
    size: z.pipe(
      z.string().check(z.maxLength(8)),
      z.transform((text) => text.length),
    ),
  })
  .check(z.refine(({ kind, perm }) => kind !== 'BUTTON' || perm !== ''));

test('fields that refuse every empty value are required', () => {
  const { isRequired } = fieldRules(schema);
  const names = Object.keys(schema.shape);
  expect(names.filter(isRequired)).toEqual(['name', 'code', 'kind', 'sort', 'roles', 'agreed']);
  expect(isRequired('sizes.3.code')).toBe(true);
  expect(isRequired('sizes.3.price')).toBe(false);
  expect(isRequired('unknown')).toBe(false);
});

test('the fields of two joined schemas are those of a form', () => {
  const address = z.pipe(
    z.object({ name }),
    z.transform(({ name: text }) => text),
  );
  const { isRequired, maxLength, areAllRequired } = fieldRules(
    z.intersection(address, z.object({ taxNo: z.string().check(z.maxLength(40)) })),
  );
  expect(['name', 'taxNo'].map(isRequired)).toEqual([true, false]);
  expect(['name', 'taxNo'].map(maxLength)).toEqual([60, 40]);
  expect(areAllRequired).toBe(false);
});

test('the longest text is that of the schema, through trimming, wrappers and lists', () => {
  const { maxLength } = fieldRules(schema);
  expect(['name', 'note', 'perm', 'size', 'sizes.0.code', 'sort'].map(maxLength)).toEqual([
    60,
    200,
    undefined,
    8,
    60,
    undefined,
  ]);
});

test('a form in which only check boxes may stay empty marks nothing', () => {
  expect(fieldRules(schema).areAllRequired).toBe(false);
  expect(fieldRules(z.object({ name, isInUse: z.boolean() })).areAllRequired).toBe(true);
  expect(fieldRules(z.string()).areAllRequired).toBe(false);
});

test('the resolver validates by its schema', async () => {
  const resolver = schemaResolver(z.object({ name }));
  const options = { fields: {}, shouldUseNativeValidation: false };
  expect(await resolver({ name: ' Vanni ' }, undefined, options)).toEqual({
    values: { name: 'Vanni' },
    errors: {},
  });
  expect((await resolver({ name: '' }, undefined, options)).errors).toMatchObject({
    name: { message: 'needed' },
  });
});
