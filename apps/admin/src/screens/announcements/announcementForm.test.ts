import { expect, test } from 'vitest';
import { inputOf, NEW_NOTICE, noticeFormSchema, valuesOf } from './announcementForm';

const BODY = [{ kind: 'PARAGRAPH' as const, runs: [{ text: '暂停出库' }] }];

test('X-A39 a notice needs words and, where they are chosen, somebody who gets it', () => {
  const problems = (values: object) =>
    noticeFormSchema
      .safeParse({ ...NEW_NOTICE, title: 'x', body: BODY, ...values })
      .error?.issues.map(({ message }) => message);
  expect(problems({})).toBeUndefined();
  expect(problems({ title: ' ' })).toEqual(['titleRequired']);
  expect(problems({ body: [{ kind: 'PARAGRAPH', runs: [] }] })).toEqual(['textRequired']);
  expect(problems({ target: 'ROLES' })).toEqual(['idsRequired']);
});

test('X-A40 a stored plain text opens as a paragraph; recipients are sent only where they are chosen', () => {
  const stored = {
    id: 'n',
    title: 't',
    text: '暂停出库',
    body: null,
    type: 'SYSTEM',
    level: 'NORMAL',
    target: 'STAFF',
    ids: [],
    recipients: [],
    link: '/products/list',
    status: 'DRAFT',
    version: 1,
  } as const;
  const values = valuesOf({ ...stored, ids: [], recipients: [] });
  expect(values.body).toEqual(BODY);
  expect(inputOf({ ...values, ids: ['r'] }, stored.link)).toMatchObject({
    text: '暂停出库',
    link: stored.link,
  });
  expect(inputOf({ ...values, ids: ['r'] })).not.toHaveProperty('ids');
  expect(inputOf({ ...values, target: 'ROLES', ids: ['r'] })).toMatchObject({ ids: ['r'] });
});
