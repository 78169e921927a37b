import { describe, expect, test } from 'vitest';
import { closesInFuture, listStatus, orderingClosed } from './listStatus';

describe('list status', () => {
  const list = { published: true, startAt: '2025-11-01T00:00:00Z', closeAt: '2025-11-20T00:00:00Z' };
  const at = (text: string) => Date.parse(text);

  test('R-4.32 D-24 pending until the closing time, then accepted; a manual close is earlier', () => {
    expect(listStatus({ ...list, published: false }, at('2025-11-10'))).toBe('DRAFT');
    expect(listStatus(list, at('2025-11-19T23:59:59.999Z'))).toBe('PENDING');
    expect(listStatus(list, at('2025-11-20T00:00:00Z'))).toBe('ACCEPTED');
    expect(listStatus({ ...list, closedAt: '2025-11-10T00:00:00Z' }, at('2025-11-10T00:00:00Z'))).toBe(
      'ACCEPTED',
    );
    expect(listStatus({ ...list, closedAt: null }, at('2025-11-10'))).toBe('PENDING');
  });

  test('D-24 E-40903 orderable from its start on only, open again by a later closing time only', () => {
    const closed = (text: string) => orderingClosed(list, at(text));
    expect([
      closed('2025-10-31T23:59:59.999Z'),
      closed('2025-11-01T00:00:00Z'),
      closed('2025-11-20T00:00:00Z'),
    ]).toEqual(['NOT_STARTED', null, 'CLOSED']);
    expect(orderingClosed({ ...list, published: false }, at('2025-11-10'))).toBe('NOT_PUBLISHED');
    const now = at('2025-11-21T00:00:00Z');
    expect([
      closesInFuture('2025-11-22T00:00:00Z', now),
      closesInFuture('2025-11-21T00:00:00Z', now),
    ]).toEqual([true, false]);
  });
});
