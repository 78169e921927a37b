/** Tests names, units and bounds of the whole document. */
import { OUTSIDE_METHODS, PAYMENT_METHODS } from '@selvedge/domain/money/paymentMethods';
import { readFileSync } from 'node:fs';
import { CONFIRMATIONS } from '@selvedge/domain/orders/orderStates';
import { expect, test } from 'vitest';
import { branchesOf, document, follow, operations, type SchemaNode } from './document';

/** Returns the operationId by rule: buyer segments after /api/sp/, staff method + segments with By<Name> for parameters. */
function expectedId(method: string, path: string): string {
  const camel = (words: string[]) =>
    words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
  if (path.startsWith('/api/sp/')) {
    const segments = path
      .slice('/api/sp/'.length)
      .split('/')
      .filter((part) => !part.startsWith('{'));
    return camel(segments.flatMap((part) => part.split(/[-_]/)));
  }
  if (!path.startsWith('/api/')) return camel(path.split('/').filter((part) => /^\w/.test(part)));
  const segments = path.slice('/api/v1/'.length).split('/');
  const words = segments.flatMap((part) =>
    part.startsWith('{') ? ['By', part.slice(1, -1)] : part.split(/[-_]/).filter(Boolean),
  );
  return camel([method.toLowerCase(), ...words]);
}

/** Visits every schema of the document once, with the name of its property or component. */
function walk(visit: (schema: SchemaNode, name: string, at: string) => void) {
  const seen = new Set<unknown>();
  const step = (node: unknown, name: string, at: string) => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    const schema = node as SchemaNode;
    if (schema.type === 'null') return;
    visit(schema, name, at);
    for (const [key, child] of Object.entries(schema.properties ?? {})) step(child, key, `${at}.${key}`);
    step(schema.items, name, `${at}[]`);
    if (typeof schema.additionalProperties === 'object') step(schema.additionalProperties, name, `${at}{}`);
    for (const child of schema.oneOf ?? schema.anyOf ?? []) step(child, name, at);
  };
  for (const [name, schema] of Object.entries(document.components.schemas)) step(schema, name, name);
  for (const one of operations) {
    for (const parameter of one.parameters)
      step(parameter.schema, parameter.name, `${one.operationId}?${parameter.name}`);
    for (const media of Object.values(one.requestBody?.content ?? {}))
      step(media.schema, 'body', `${one.operationId} body`);
    for (const media of Object.values(one.responses['200']?.content ?? {}))
      step(media.schema, 'answer', one.operationId);
  }
}

function types(schema: SchemaNode): string[] {
  const own = follow(schema);
  const named = own.type === undefined ? [] : [own.type].flat();
  return named.concat((own.oneOf ?? own.anyOf ?? []).flatMap(types)).filter((type) => type !== 'null');
}

test('operationIds follow the mechanical rule', () => {
  for (const one of operations) expect(one.operationId).toBe(expectedId(one.method, one.path));
});

test('D-04 amounts are whole cents, shares whole basis points, and nothing is called an amount without its unit', () => {
  walk((schema, name, at) => {
    if (/(Cents|Bp)$/.test(name)) expect(types(schema), at).toEqual(['integer']);
    if (/^(amount|price|total|payable|surcharge|discount)$/i.test(name)) {
      expect(types(schema), `${at} has no unit`).not.toContain('number');
    }
  });
});

test('D-04 ids are texts', () => {
  walk((schema, name, at) => {
    if (at !== name && /(^id|Id)$/.test(name)) expect(types(schema), at).toEqual(['string']);
  });
});

test('bounds are inclusive, numbers have both and texts have a longest form', () => {
  walk((schema, _name, at) => {
    expect(schema, at).not.toHaveProperty('exclusiveMaximum');
    expect(schema, at).not.toHaveProperty('exclusiveMinimum');
    const kind = new Set([schema.type ?? []].flat());
    if (kind.has('integer') && !schema.enum && !('const' in schema))
      expect(schema, at).toMatchObject({ minimum: expect.any(Number), maximum: expect.any(Number) });
    if (kind.has('array')) expect(schema, at).toHaveProperty('maxItems');
    if (kind.has('string')) {
      const bounded = ['maxLength', 'enum', 'pattern', 'format', 'contentMediaType'].some(
        (key) => key in schema,
      );
      expect(bounded, `${at} has no bound`).toBe(true);
    }
  });
});

test('no object is open by accident', () => {
  const free = new Set([
    'ErrorEnvelope.data',
    'ChangedMeanwhile.current',
    'Log.before',
    'Log.after',
    'LogRow.before',
    'LogRow.after',
  ]);
  walk((schema, _name, at) => {
    if (![schema.type ?? []].flat().includes('object') || free.has(at)) return;
    expect(schema.additionalProperties, `${at} is open`).toBeDefined();
    expect(schema.additionalProperties, `${at} is open`).not.toBe(true);
  });
});

test('D-01 every JSON answer is the envelope', () => {
  for (const one of operations) {
    const json = one.responses['200']?.content?.['application/json'];
    for (const branch of json ? branchesOf(json.schema) : [])
      expect(branch.required, one.operationId).toEqual(['code', 'message', 'data']);
  }
});

test('D-05 D-06 R-6.09 R-6.10 the two token headers', () => {
  expect(document.components.securitySchemes.buyerToken).toMatchObject({
    in: 'header',
    name: 'Authori-zation',
  });
  expect(document.components.securitySchemes.staffToken).toMatchObject({
    in: 'header',
    name: 'Authorization',
  });
  for (const one of operations) {
    const used = one.security.flatMap((entry) => Object.keys(entry));
    const own = one.path.startsWith('/api/v1/') ? 'staffToken' : 'buyerToken';
    expect(
      used.every((name) => name === own),
      one.operationId,
    ).toBe(true);
  }
});

test('R-0.02 the version is the one of the package', () => {
  const file = new URL('../package.json', import.meta.url);
  expect(document.info.version).toBe(JSON.parse(readFileSync(file, 'utf8')).version);
});

test('R-1.01 R-3.19 R-3.36 R-3.39 R-4.35 enumerations have the values of the specification', () => {
  const values = (name: string) => document.components.schemas[name]?.enum as unknown[] | undefined;
  expect(values('IdentityType')).toHaveLength(7);
  expect(values('DeliveryMethod')).toHaveLength(3);
  expect(values('ShortageReason')).toEqual(['DEFECT', 'SHORTAGE']);
  expect(values('AreaType')).toHaveLength(3);
  expect(values('Confirmation')?.toSorted()).toEqual(CONFIRMATIONS.toSorted());
  expect(values('OrderStatusFilter')).toHaveLength(5);
  expect(values('PaymentMethod')).toEqual(PAYMENT_METHODS);
  expect(document.components.schemas.OutsideMethod?.enum).toEqual(OUTSIDE_METHODS);
});

test('one readable line per operation in surface.txt, sorted by path', () => {
  const file = new URL('../generated/surface.txt', import.meta.url);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const described = operations.map((one) => `${one.method} ${one.path} ${one.operationId}`);
  expect([...lines].sort()).toEqual(described.sort());
  const paths = lines.map((line) => line.split(' ')[1] ?? '');
  expect(paths).toEqual([...paths].sort());
});
