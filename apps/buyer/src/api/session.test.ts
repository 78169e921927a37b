import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '@selvedge/app-shell/session/memoryStorage';
import type { SessionUser } from './schemas';

const [lasting, passing] = [memoryStorage(), memoryStorage()];
vi.stubGlobal('localStorage', lasting);
vi.stubGlobal('sessionStorage', passing);
const { beginSession, endSession, followSession, session, touchSession, updateUser } =
  await import('./session');
const { writeQuantities } = await import('../unsaved/unsaved');

const user = {
  id: 'by-1',
  nickname: '林知夏',
  phone: '13800136021',
  email: 'lin@example.com',
  teamId: 't-1',
  teamAdminId: 'by-9',
} as SessionUser;

/** No session: other files of this process read the same module. */
const signOut = (): void => {
  endSession();
  passing.clear();
};
beforeEach(signOut);
afterAll(signOut);

test('R-3.01 R-4.01 D-07 R-9.25 a sign-in stores token and user under the keys of the specification', () => {
  beginSession('token-1', user);
  expect(Object.fromEntries(lasting.kept)).toMatchObject({
    token: 'token-1',
    id: 'by-1',
    nickname: '林知夏',
    phone: '13800136021',
    email: 'lin@example.com',
  });
  expect(JSON.parse(lasting.getItem('user') ?? '')).toMatchObject({ id: 'by-1' });
  expect(JSON.parse(lasting.getItem('userInfo') ?? '')).toMatchObject({ id: 'by-1' });
  expect(JSON.parse(lasting.getItem('currentUserTeam') ?? '')).toEqual({
    id: 't-1',
    teamId: 't-1',
    teamAdminId: 'by-9',
  });
  expect(Number(lasting.getItem('temp'))).toBeGreaterThan(0);
});

test('R-4.08 lists that were fetched for whoever was there before are cleared at the sign-in', () => {
  for (const key of ['rateList', 'columnList', 'productList']) lasting.setItem(key, '[]');
  beginSession('token-1', user);
  for (const key of ['rateList', 'columnList', 'productList']) expect(lasting.getItem(key)).toBeNull();
});

test('R-4.12 D-08 the end of a session takes token, user and everything stored away', () => {
  beginSession('token-1', user);
  lasting.setItem('language', 'en');
  endSession();
  expect(session.token).toBeNull();
  expect(lasting.kept.size).toBe(0);
});

const signInElsewhere = (token: string, id: string): void => {
  lasting.setItem('user', JSON.stringify({ ...user, id }));
  lasting.setItem('token', token);
};

test('L-39 a tab whose session ended leaves the one that another tab began as it is', () => {
  beginSession('token-1', user);
  lasting.clear();
  signInElsewhere('token-2', 'by-2');
  const before = new Map(lasting.kept);
  touchSession();
  updateUser({ ...user, nickname: '迟到的回答' });
  endSession();
  expect(lasting.kept).toEqual(before);
});

test('L-39 Q-40 a tab takes over what another one did, and knows whether the person stayed the same', () => {
  beginSession('token-1', user);
  expect(followSession()).toBe('none');
  signInElsewhere('token-2', 'by-1');
  expect([followSession(), session.token]).toEqual(['again', 'token-2']);
  signInElsewhere('token-3', 'by-2');
  expect([followSession(), session.user?.id]).toEqual(['another', 'by-2']);
  lasting.clear();
  expect([followSession(), session.token, session.user]).toEqual(['out', null, null]);
  signInElsewhere('token-4', 'by-2');
  expect([followSession(), session.user?.id]).toEqual(['in', 'by-2']);
});

test('other tabs that hear of the token find the whole session', () => {
  const written: string[] = [];
  const write = lasting.setItem;
  lasting.setItem = (key, value) => (written.push(key), write(key, value));
  beginSession('token-1', user);
  lasting.setItem = write;
  expect(written.at(-1)).toBe('token');
  expect(written).toContain('user');
});

test('Q-34 L-40 what was written outlives the end of the session, for the same person and nobody else', async () => {
  beginSession('token-1', user);
  await new Promise((resolve) => setTimeout(resolve));
  const product = {
    id: 'p-1',
    listId: 'L-1',
    wholesalePriceCents: 1000,
    images: [],
    sizes: [{ skuId: 's-1', size: 'M', stockQty: 9 }],
  };
  writeQuantities([{ product: product as never, skuId: 's-1', quantity: 3 }]);
  await vi.waitFor(() => expect(String(passing.getItem('unsaved:by-1'))).toContain('"s-1":3'));
  endSession();
  beginSession('token-2', { ...user, id: 'by-2' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(passing.getItem('unsaved:by-2')).toBeNull();
  expect(passing.getItem('unsaved:by-1')).toContain('"s-1":3');
});
