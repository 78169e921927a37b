import { expect, test } from 'vitest';
import { findOperation, operationsOf } from './operations';

const operations = operationsOf({
  paths: {
    '/api/v1/orders/{id}': { get: { operationId: 'getOrdersById', responses: { '200': {} } } },
    '/api/v1/orders/page': {
      parameters: {},
      get: {
        operationId: 'getOrdersPage',
        responses: {
          '200': { content: { 'application/json': { examples: { usual: {}, empty: {}, error40001: {} } } } },
          '401': { $ref: '#/components/responses/Unauthorized' },
        },
      },
    },
  },
});

test('every answer of an operation can be asked for, the usual one without asking', () => {
  expect(findOperation(operations, 'GET', '/api/v1/orders/page')?.answers).toEqual([
    { id: '', label: 'usual' },
    { id: 'example=empty', label: 'empty' },
    { id: 'example=error40001', label: 'error40001' },
    { id: 'code=401', label: 'HTTP 401' },
    { id: 'dynamic=true', label: 'dynamic' },
  ]);
});

test('a call finds its operation, a literal path before one with places', () => {
  expect(findOperation(operations, 'GET', '/api/v1/orders/page')?.id).toBe('getOrdersPage');
  expect(findOperation(operations, 'GET', '/api/v1/orders/o-0060')?.id).toBe('getOrdersById');
  expect(findOperation(operations, 'POST', '/api/v1/orders/page')).toBeUndefined();
  expect(findOperation(operations, 'GET', '/api/v1/orders')).toBeUndefined();
});
