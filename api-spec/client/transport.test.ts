import { expect, test } from 'vitest';
import { operations } from '../test/document';
import { SEPARATED, writeQuery } from './transport';

test('R-1.05 several sort fields and their directions are written between commas, other lists one by one', () => {
  const query = {
    sort: ['brandName', 'stockQty'],
    order: ['asc', 'desc'],
    brandIds: ['a', 'b'],
    kind: undefined,
  };
  expect(writeQuery(query)).toBe('sort=brandName,stockQty&order=asc,desc&brandIds=a&brandIds=b');
  expect(writeQuery({ sort: ['name'], order: [], keywords: 'wool, silk' })).toBe(
    'sort=name&keywords=wool%2C%20silk',
  );
});

test('R-1.05 the client separates by commas exactly what the contract describes so', () => {
  const described = operations.flatMap(({ parameters }) =>
    parameters.filter(({ explode }) => explode === false).map(({ name }) => name),
  );
  expect(new Set(described)).toEqual(SEPARATED);
});
