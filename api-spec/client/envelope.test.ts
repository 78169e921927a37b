import { expect, test } from 'vitest';
import { normaliseEnvelope } from './envelope';

test.each([
  [
    'D-01 our own success',
    { code: 200, message: 'ok', data: [1] },
    { ok: true, code: 200, message: 'ok', data: [1] },
  ],
  [
    'D-01 the other family: "00000" and msg',
    { code: '00000', msg: '成功', data: {} },
    { ok: true, code: 200, message: '成功', data: {} },
  ],
  ['a missing data is null', { code: 200, message: '' }, { ok: true, code: 200, message: '', data: null }],
  [
    'a refusal keeps its data',
    { code: 40902, message: '库存不足', data: { lines: [] } },
    { ok: false, code: 40902, message: '库存不足', data: { lines: [] } },
  ],
  [
    'a number written as text is a number',
    { code: '401', message: 'x' },
    { ok: false, code: 401, message: 'x', data: null },
  ],
  [
    'a foreign text code stays text',
    { code: 'A0230', msg: 'token invalid' },
    { ok: false, code: 'A0230', message: 'token invalid', data: null },
  ],
  [
    'message wins over msg, blanks do not count',
    { code: 500, message: ' ', msg: 'fault' },
    { ok: false, code: 500, message: 'fault', data: null },
  ],
])('D-01 %s', (_title, body, expected) => {
  expect(normaliseEnvelope(body)).toEqual(expected);
});

test.each([null, undefined, 'text', 17, [], {}, { code: null }, { code: '' }, '<html></html>'])(
  'D-01 %j is no envelope',
  (body) => {
    expect(normaliseEnvelope(body)).toBeUndefined();
  },
);
