/** Tests that every call states its maximum body size in bytes, and that the lists the document allows fit into it. */
import { expect, test } from 'vitest';
import * as constants from '@selvedge/domain/constants';
import { codes } from '../generated/codes';
import { answerExamples, follow, operations, type Operation, type SchemaNode } from './document';

const LARGEST_JSON = 1_048_576;
/** Length from which a list may exceed the usual size; shorter lists fit whatever their entries are. */
const LONG_LIST = 1000;

interface Bounded extends SchemaNode {
  maxItems?: number;
  allOf?: SchemaNode[];
  contentMediaType?: string;
}

/** Returns the length of the longest list that a schema allows at its first two levels. */
function longestList(node: SchemaNode, depth = 2): number {
  const schema = follow(node) as Bounded;
  const own = schema.items === undefined ? 0 : (schema.maxItems ?? Infinity);
  if (depth === 0) return own;
  const inner = [...Object.values(schema.properties ?? {}), ...(schema.allOf ?? []), ...(schema.oneOf ?? [])];
  return Math.max(own, ...inner.map((one) => longestList(one, depth - 1)));
}

const bodyOf = (operation: Operation, type: string) =>
  operation.requestBody === undefined ? undefined : follow(operation.requestBody).content[type]?.schema;

const limitOf = (operation: Operation) => operation['x-max-bytes'];

test('E-41301 calls that take up to 1,000 lines take more than 64 KB, and none takes more than 1 MB of JSON', () => {
  const json = operations.filter((one) => bodyOf(one, 'application/json') !== undefined);
  const long = json.filter((one) => longestList(bodyOf(one, 'application/json') ?? {}) >= LONG_LIST);
  expect(long.length).toBeGreaterThan(20);
  for (const one of long) expect(limitOf(one), one.operationId).toBeGreaterThan(constants.JSON_MAX_BYTES);
  for (const one of json) expect(limitOf(one) ?? 0, one.operationId).toBeLessThanOrEqual(LARGEST_JSON);
});

test('D-45 D-59 every call that takes a file names its size, that of its kind', () => {
  const withFile = operations.filter((one) => {
    const form = bodyOf(one, 'multipart/form-data');
    const fields = Object.values(form === undefined ? {} : (follow(form).properties ?? {}));
    return fields.some((field) => (follow(field) as Bounded).contentMediaType !== undefined);
  });
  const limits = new Map(withFile.map((one) => [one.operationId, limitOf(one)]));
  expect(limits.get('frontUploadImage')).toBe(constants.UPLOAD_IMAGE_MAX_BYTES);
  expect(limits.get('frontUploadFile')).toBe(constants.UPLOAD_PDF_MAX_BYTES);
  expect(limits.get('postFiles')).toBe(constants.UPLOAD_PDF_MAX_BYTES);
  const imports = [...limits].filter(([id]) => /import/i.test(id));
  expect(new Set(imports.map(([, most]) => most))).toEqual(new Set([constants.IMPORT_MAX_BYTES]));
  expect(limits.size).toBe(imports.length + 3);
  const announced = operations.find((one) => one.operationId === 'frontUploadStart');
  const input = follow(announced === undefined ? {} : (bodyOf(announced, 'application/json') ?? {}));
  expect(input.properties?.size).toMatchObject({ maximum: constants.UPLOAD_IMAGE_MAX_BYTES });
});

/** Calls that start an export. */
const EXPORTING: ReadonlySet<string> = new Set([
  'frontExportCreate',
  'frontExportRetry',
  'getProductsExport',
  'getOrdersExport',
  'getListsByIdExport',
]);

test('E-41301 a refusal in the examples names the bytes that its call takes', () => {
  const told = operations.flatMap((one) =>
    answerExamples(one).flatMap(({ value }) => {
      const { code, data } = value as { code?: number; data?: { max?: number } };
      return code === codes.TOO_LARGE ? [[one.operationId, data?.max, limitOf(one)]] : [];
    }),
  );
  // An export sends no file: its refusal states how much storage is left for the workbook.
  const exporting = told.filter(([id]) => EXPORTING.has(String(id)));
  expect(exporting.map(([, max]) => max)).toEqual([...EXPORTING].map(() => 0));
  const sending = told.filter(([id]) => !EXPORTING.has(String(id)));
  expect(sending.length).toBeGreaterThan(2);
  // A call without a limit of its own states that of the picture that it announces.
  for (const [id, max, limit = constants.UPLOAD_IMAGE_MAX_BYTES] of sending)
    expect(max, String(id)).toBe(limit);
});
