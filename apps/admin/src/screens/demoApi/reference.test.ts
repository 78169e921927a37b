import { expect, test } from 'vitest';
import { callsLike, callsOf, type Contract } from './reference';

const CONTRACT: Contract = {
  paths: {
    '/api/v1/notices': {
      post: {
        operationId: 'postNotices',
        summary: 'Write a notice',
        tags: ['Staff notices'],
        'x-permission': 'sys:notice:add',
        parameters: [{ $ref: '#/components/parameters/Key' }],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Input' } } } },
      },
    },
    '/api/v1/logs/page': { get: { operationId: 'getLogsPage', summary: 'Operation records' } },
  },
  components: {
    parameters: {
      Key: { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } },
    },
    schemas: {
      Input: {
        required: ['title'],
        properties: {
          title: { type: 'string' },
          ids: { type: 'array', items: { $ref: '#/components/schemas/Id' } },
          link: { type: ['string', 'null'] },
        },
      },
    },
  },
};

test('R-2.60 every call stands with its fields, those of a named shape too', () => {
  const [post, get] = callsOf(CONTRACT);
  expect(post?.fields.map(({ name, place, type, isRequired }) => [name, place, type, isRequired])).toEqual([
    ['Idempotency-Key', 'header', 'string', true],
    ['title', 'body', 'string', true],
    ['ids', 'body', 'Id[]', false],
    ['link', 'body', 'string | null', false],
  ]);
  expect(get).toMatchObject({ id: 'getLogsPage', method: 'GET', fields: [] });
});

test('R-2.60 a call is found by words of its name, path, area or summary, in any order', () => {
  const calls = callsOf(CONTRACT);
  expect(callsLike(calls, 'notice POST').map(({ id }) => id)).toEqual(['postNotices']);
  expect(callsLike(calls, 'records')).toHaveLength(1);
  expect(callsLike(calls, '')).toHaveLength(2);
  expect(callsLike(calls, 'unicorn')).toEqual([]);
});
