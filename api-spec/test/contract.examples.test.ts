/**
 * Tests that every named example is a valid response: it fits exactly one branch of its operation's response, the success or one refusal.
 */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { answerExamples, branchesOf, document, follow, operations } from './document';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(document, 'contract');

const table = document.components.schemas.ErrorCode as {
  enum: number[];
  'x-data-schemas': Record<string, string>;
};

function problems(pointer: string, value: unknown): string[] {
  const validate = ajv.getSchema(`contract${pointer}`);
  if (!validate) throw new Error(`no schema at ${pointer}`);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    (error) => `${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`,
  );
}

test.each(operations)('K $operationId: every named example validates', (one) => {
  for (const { name, pointer, value } of answerExamples(one, { large: true }))
    expect(problems(pointer, value), name).toEqual([]);
});

test('D-02 the branches of an answer are its success and the refusals that the operation lists, each by its code', () => {
  for (const one of operations) {
    const json = one.responses['200']?.content?.['application/json'];
    if (json === undefined) continue;
    const codes = branchesOf(json.schema).map(({ properties }) => properties?.code?.const);
    const isSheet = Object.keys(one.responses['200']?.content ?? {}).length > 1;
    expect(codes, one.operationId).toEqual(isSheet ? one['x-errors'] : [200, ...one['x-errors']]);
  }
});

test('K every operation has a usual answer, and every request example fits its body', () => {
  for (const one of operations) {
    const named = answerExamples(one).filter(({ value }) => (value as { code?: number }).code === 200);
    const binary = Object.keys(one.responses['200']?.content ?? {}).some(
      (media) => media !== 'application/json',
    );
    if (!binary) expect(named.length, one.operationId).toBeGreaterThan(0);
    const path = one.path.replaceAll('/', '~1');
    for (const [media, body] of Object.entries(one.requestBody?.content ?? {})) {
      for (const [name, example] of Object.entries(body.examples ?? {})) {
        const at = `#/paths/${path}/${one.method.toLowerCase()}/requestBody/content/${media.replaceAll('/', '~1')}/schema`;
        expect(problems(at, follow(example).value), `${one.operationId} ${name}`).toEqual([]);
      }
    }
  }
});

interface Page {
  list: object[];
  total: number;
  pageNum: number;
  pageSize: number;
}

const pages = operations.filter((one) =>
  answerExamples(one).some(({ name, value }) => {
    const { list, pageNum } = ((value as { data?: Partial<Page> | null }).data ?? {}) as Partial<Page>;
    return name === 'usual' && Array.isArray(list) && pageNum !== undefined;
  }),
);

/** Name of the field by which lists tell rows apart. */
const KEY = /^(id|orderDraftId)$/;

test('D-03 every page can be shown empty and large', () => {
  expect(pages.length).toBeGreaterThan(40);
  for (const one of pages) {
    const pageOf = (wanted: string) => {
      const found = answerExamples(one, { large: true }).find(({ name }) => name === wanted);
      return (found?.value as { data: Page } | undefined)?.data;
    };
    expect(pageOf('empty')?.list, one.operationId).toEqual([]);
    const large = pageOf('large');
    const rows = new Set(large?.list.map((row) => JSON.stringify(row)));
    expect(rows.size, one.operationId).toBe(Math.min(50, large?.total ?? 0));
    expect(rows.size, one.operationId).toBeGreaterThan(19);
    const keys = large?.list.map((row) => Object.entries(row).find(([name]) => KEY.test(name))) ?? [];
    const ids = keys.flatMap((key) => (key === undefined ? [] : [key[1]]));
    expect(new Set(ids).size, `ids of ${one.operationId}`).toBe(ids.length);
  }
});

test('E a refusal that is shown as an example is one that the operation lists', () => {
  for (const one of operations) {
    for (const { name, value } of answerExamples(one)) {
      const { code } = value as { code?: number };
      if (code !== undefined && code !== 200)
        expect(one['x-errors'], `${one.operationId} ${name}`).toContain(code);
    }
    for (const code of one['x-errors']) expect(table.enum, one.operationId).toContain(code);
  }
});

test('E every operation shows every refusal it lists', () => {
  for (const one of operations) {
    const shown = new Set(answerExamples(one).map(({ value }) => (value as { code?: number }).code));
    const json = one.responses['200']?.content?.['application/json'];
    if (json)
      expect(
        one['x-errors'].filter((code) => !shown.has(code)),
        one.operationId,
      ).toEqual([]);
  }
});

test('E the error table has a text for every code and a schema for every code with data', () => {
  const texts = document.components.schemas.ErrorCode?.['x-enumDescriptions'] as Record<string, string>;
  expect(Object.keys(texts).map(Number).sort()).toEqual([...table.enum].sort());
  for (const name of Object.values(table['x-data-schemas']))
    expect(document.components.schemas).toHaveProperty(name);
});
