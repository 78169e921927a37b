/** Tests the source of the document: it is short, and an inconsistency is refused with its place. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { makeDocument } from '../scripts/bundle/document.mjs';
import { readSource, type Source } from '../scripts/bundle/source.mjs';

const folder = fileURLToPath(new URL('../openapi', import.meta.url));
const draft = '/api/sp/front/inquiry/draft/save';

function changed(change: (source: Source) => void): () => unknown {
  const source = structuredClone(readSource(folder));
  change(source);
  return () => makeDocument(source);
}

test('the source is at most 650 files', () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  expect(files.length).toBeLessThanOrEqual(650);
});

test('D-02 what follows from the caller and the refusals is added', () => {
  const document = makeDocument(readSource(folder));
  const page = document.paths['/api/sp/front/inquiry/draft/page']?.get;
  expect(page).toMatchObject({ 'x-errors': [203, 401, 40001], security: [{ buyerToken: [] }] });
  expect(Object.keys(page?.responses['200']?.content['application/json']?.examples ?? {})).toEqual([
    'usual',
    'large',
    'empty',
    'error203',
    'error401',
    'error40001',
  ]);
});

test('R-2.29 a facet of the schema has its counts in the examples, made of the products of another example', () => {
  const source = structuredClone(readSource(folder));
  Object.assign((source.schemas.Facets as { properties: object }).properties, {
    origins: { type: 'array', maxItems: 100, items: { $ref: 'FacetItem' }, 'x-counted-by': ['origin'] },
  });
  const { components } = makeDocument(source);
  const rowsOf = (example: string, list: string) => components.examples[example]?.value.data[list] ?? [];
  const counted = rowsOf('frontListFilters.usual', 'origins');
  const products = rowsOf('frontListProductPage.usual', 'list');
  expect(counted.length).toBeGreaterThan(1);
  for (const { value, count } of counted)
    expect(count).toBe(products.filter(({ origin }) => origin === value).length);
  expect(components.examples['frontListFilters.empty']?.value.data.origins).toEqual([]);
  expect(JSON.stringify(components.schemas.Facets)).not.toContain('x-counted-by');
});

test.each<[string, (source: Source) => void, RegExp]>([
  [
    'a refusal without an example',
    ({ paths }) => paths[draft]?.post?.['x-errors'].push(49_999),
    /POST .*draft\/save: there is no example errors#error49999/,
  ],
  [
    'an example of a refusal that the call does not have',
    ({ examples }) =>
      Object.assign(examples.frontInquiryDraftSave?.answer ?? {}, { error40902: { data: null } }),
    /frontInquiryDraftSave has examples of refusals it does not have: error40902/,
  ],
  [
    'examples of no operation',
    ({ examples }) => Object.assign(examples, { gone: {} }),
    /of no operation: gone/,
  ],
  [
    'nobody who calls',
    ({ paths }) => Object.assign(paths[draft]?.post ?? {}, { 'x-who': 'me' }),
    /nobody is called me/,
  ],
  [
    'a row that extends nothing',
    ({ schemas }) => Object.assign(schemas, { Odd: { 'x-extends': 'Nowhere' } }),
    /no schema Nowhere/,
  ],
  [
    'a row that leaves out what is not there',
    ({ schemas }) => Object.assign(schemas, { Odd: { 'x-extends': 'Draft', 'x-without': ['nothing'] } }),
    /Odd leaves out nothing, which Draft does not have/,
  ],
])('refused: %s', (_what, change, words) => {
  expect(changed(change)).toThrow(words);
});
