/** Tests that a change that breaks a client is listed, and fails until the changelog names it. */
import { expect, test } from 'vitest';
import { breakingChanges, unacknowledged } from '../scripts/diff/compare.mjs';
import { contractSnapshot, meaningText } from '../scripts/diff/meaning.mjs';
import { document, type Json } from './document';

const before = JSON.stringify(document);
const released = contractSnapshot(document);

/** Returns the breaks that a change of the document causes. */
function breaks(change: (changed: typeof document) => void): string[] {
  const changed = JSON.parse(before) as typeof document;
  change(changed);
  return breakingChanges(released, contractSnapshot(changed));
}

const schema = (changed: typeof document, name: string) => changed.components.schemas[name] as Json;
const operation = (changed: typeof document, path: string, method: string) =>
  changed.paths[path]?.[method] as unknown as Json;
const without = (values: unknown, one: string) => (values as string[]).filter((value) => value !== one);

test.each<[string, (changed: typeof document) => void, string[]]>([
  ['nothing', () => undefined, []],
  [
    'a field of an answer that goes',
    (changed) => {
      const brand = schema(changed, 'Brand');
      delete (brand.properties as Json).logo;
      brand.required = without(brand.required, 'logo');
    },
    ['field gone: Brand.logo'],
  ],
  [
    'a field that may be missing',
    (changed) => (schema(changed, 'Brand').required = without(schema(changed, 'Brand').required, 'logo')),
    ['may be missing now: Brand.logo'],
  ],
  [
    'a field that is needed, and one that takes less',
    (changed) => {
      const share = schema(changed, 'ShareInput');
      share.required = ['watermark'];
      ((share.properties as Json).columns as Json).maxItems = 3;
    },
    ['narrower: ShareInput.columns maxItems 30 became 3', 'now needed: ShareInput.watermark'],
  ],
  [
    'a value of an enumeration',
    (changed) => (schema(changed, 'OrderKind').enum = ['SPOT']),
    ['value gone: OrderKind FUTURES'],
  ],
  [
    'a call',
    (changed) => delete changed.paths['/api/sp/front/cart/count'],
    ['call gone: GET /api/sp/front/cart/count'],
  ],
  [
    'a code that means something else',
    (changed) => ((schema(changed, 'ErrorCode')['x-enumNames'] as Json)['40902'] = 'NO_STOCK'),
    ['code changed: 40902 SHORT_STOCK became NO_STOCK'],
  ],
  [
    'a token that is needed, and a name that changes',
    (changed) => {
      const rates = operation(changed, '/api/sp/common/money/exchange/list', 'get');
      rates.security = [{ buyerToken: [] }];
      rates.operationId = 'rates';
    },
    [
      'name changed: commonMoneyExchangeList became rates',
      'now needs a token: GET /api/sp/common/money/exchange/list',
    ],
  ],
  [
    'an answer that becomes a shared one',
    (changed) => {
      const responses = operation(changed, '/api/sp/front/cart/count', 'get').responses as Json;
      responses['200'] = { $ref: '#/components/responses/NotFound' };
    },
    ['answer changed: GET /api/sp/front/cart/count 200'],
  ],
])('what breaks a client is named: %s', (_what, change, expected) => {
  expect(breaks(change)).toEqual(expected);
});

test('what is added breaks nobody: a call, a field that is read, one that may be sent, a refusal', () => {
  const found = breaks((changed) => {
    Object.assign(changed.paths, { '/api/sp/front/cart/new': changed.paths['/api/sp/front/cart/count'] });
    Object.assign(schema(changed, 'Brand').properties as Json, { city: { type: 'string', maxLength: 9 } });
    Object.assign(schema(changed, 'ShareInput').properties as Json, {
      city: { type: 'string', maxLength: 9 },
    });
    operation(changed, '/api/sp/front/cart/count', 'get')['x-errors'] = [203, 401, 42901];
  });
  expect(found).toEqual([]);
});

test('R-1.05 a parameter that takes several values between commas still takes the one it took', () => {
  const call = '/api/sp/front/brand/page';
  const single = JSON.parse(before) as typeof document;
  const parameters = operation(single, call, 'get').parameters as { name?: string; schema?: Json }[];
  const sort = parameters.findIndex(({ name }) => name === 'sort');
  const now = (fields: string[]) =>
    (parameters[sort] = { name: 'sort', in: 'query', schema: { type: 'string', enum: fields } } as Json);
  now(['sort', 'name']);
  expect(breakingChanges(contractSnapshot(single), released)).toEqual([]);
  now(['sort', 'price']);
  expect(breakingChanges(contractSnapshot(single), released)).toEqual([
    `value gone: GET ${call} query sort price`,
  ]);
  expect(breakingChanges(released, contractSnapshot(single))).toContain(
    `type of GET ${call} query sort: array became string`,
  );
});

test('each status has the meaning of its own content, not that of the success', () => {
  const changed = JSON.parse(before) as typeof document;
  const responses = operation(changed, '/api/sp/front/cart/count', 'get').responses as Json;
  responses['409'] = { content: { 'application/json': { schema: { type: 'string', example: 'no' } } } };
  expect(contractSnapshot(changed)).toMatchObject({
    operations: {
      'GET /api/sp/front/cart/count': { answers: { 409: { 'application/json': { type: 'string' } } } },
    },
  });
});

test('what the changelog names in backquotes is known, all else fails', () => {
  const found = ['field gone: Brand.logo', 'call gone: GET /api/x'];
  expect(unacknowledged(found, '- `field gone: Brand.logo`: nobody read it')).toEqual([
    'call gone: GET /api/x',
  ]);
});

test('the meaning is written a line each and read back as it was', () => {
  const text = meaningText(released);
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(released)));
  expect(text.split('\n').length).toBeGreaterThan(600);
});
