import { describe, expect, test } from 'vitest';
import type { Actor } from '../machine/machine';
import { isShown, noticeActions, noticeStep, NOTICE_TRANSITIONS, type NoticeStatus } from './announcements';
import { everybody, expectNoDeadEnd, expectOfferedIsDone } from '../machine/table.fixture';

const STATES: readonly NoticeStatus[] = ['DRAFT', 'PUBLISHED', 'REVOKED'];
const author: Actor = { side: 'staff', perms: ['sys:notice:edit'] };
const editor: Actor = {
  side: 'staff',
  perms: ['sys:notice:edit', 'sys:notice:publish', 'sys:notice:revoke'],
};

describe('a notice', () => {
  test('M-N Q-23 every state is reached, only a revoked one is final', () => {
    expectNoDeadEnd(NOTICE_TRANSITIONS, { all: STATES, first: 'DRAFT', final: ['REVOKED'] });
  });

  test('M-N E-40904 E-40301 what is offered is what can be done', () => {
    expectOfferedIsDone(NOTICE_TRANSITIONS, STATES, [...everybody, author, editor, { side: 'staff' }]);
  });

  test('M-N what people have received is not changed any more, only taken back', () => {
    expect(noticeActions('DRAFT', editor)).toEqual(['edit', 'publish']);
    expect(noticeActions('PUBLISHED', editor)).toEqual(['revoke']);
    expect(noticeActions('DRAFT', author)).toEqual(['edit']);
    expect(noticeStep('PUBLISHED', 'edit', editor)).toEqual({
      ok: false,
      code: 40904,
      data: { from: 'PUBLISHED', allowed: ['revoke'] },
    });
    expect(noticeStep('DRAFT', 'publish', author)).toEqual({
      ok: false,
      code: 40301,
      data: { need: ['sys:notice:publish'] },
    });
    expect(STATES.filter(isShown)).toEqual(['PUBLISHED']);
  });
});
