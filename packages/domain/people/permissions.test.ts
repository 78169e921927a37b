import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BUYER_PERMS,
  buyerPerms,
  checkUserInfo,
  filterRoutes,
  hasPerm,
  hasPermCode,
  MEMBER_PERMS,
} from './permissions';
import { asPerm, STAFF_PERMS } from './staffPermissions';
import { DEFAULT_GRANTS, STAFF_ROLES } from './staffGrants';
import { TRANSITIONS } from '../orders/orderTransitions';

interface Route {
  path: string;
  meta?: { roles?: string[] };
  children?: Route[];
}

describe('permissions', () => {
  test('R-5.24 without a non-empty list an error says perms are needed', () => {
    const text = "perms are needed, such as ['sys:user:add','sys:user:edit']";
    expect(() => hasPerm({ roles: ['ROOT'] }, [])).toThrow(text);
  });

  test('R-5.25 R-6.04 ROOT and the star pass, otherwise any one of the list is enough', () => {
    const anyOf = ['sys:user:add', 'sys:user:edit'] as const;
    expect(hasPerm({ roles: ['ROOT'], perms: [] }, anyOf)).toBe(true);
    expect(hasPerm({ perms: ['*'] }, anyOf)).toBe(true);
    expect(hasPerm({ perms: ['*:*:*'] }, anyOf)).toBe(true);
    expect(hasPerm({ roles: ['ADMIN'], perms: ['sys:user:edit'] }, anyOf)).toBe(true);
    expect(hasPerm({ roles: ['ADMIN'], perms: ['sys:user'] }, anyOf)).toBe(false);
    expect(hasPerm({}, anyOf)).toBe(false);
  });

  const routes: Route[] = [
    {
      path: '/system',
      meta: { roles: ['ADMIN', 'GUEST'] },
      children: [
        { path: 'user', meta: { roles: ['ADMIN'] } },
        { path: 'menu', meta: { roles: ['GUEST'] } },
        { path: 'none' },
      ],
    },
    { path: '/order', meta: { roles: ['SALES'] }, children: [{ path: 'list', meta: { roles: ['ADMIN'] } }] },
  ];

  test('R-2.100 R-2.101 D-50 routes by role, children too, the input untouched', () => {
    const before = structuredClone(routes);
    expect(filterRoutes(routes, ['ROOT'])).toEqual(routes);
    expect(filterRoutes(routes, ['GUEST'])).toEqual([
      {
        path: '/system',
        meta: { roles: ['ADMIN', 'GUEST'] },
        children: [{ path: 'menu', meta: { roles: ['GUEST'] } }],
      },
    ]);
    expect(filterRoutes(routes, ['ADMIN']).map((route) => route.path)).toEqual(['/system']);
    expect(filterRoutes(routes, [])).toEqual([]);
    expect(routes).toEqual(before);
  });

  test('R-5.27 R-5.28 R-8.21 user info without data or roles fails', () => {
    expect(() => checkUserInfo(null)).toThrow('verification failed, log in again');
    expect(() => checkUserInfo({ roles: [] })).toThrow('roles must be a non-null array');
    expect(() => checkUserInfo({ roles: null })).toThrow('roles must be a non-null array');
    expect(checkUserInfo({ roles: ['SALES'] }).roles[0]).toBe('SALES');
  });

  test('D-37 D-25 a leader has all but publishing lists, a member two less; only the seller flag gives that, whoever asks', () => {
    const withoutLists = BUYER_PERMS.filter((perm) => perm !== 'sp:list:publish');
    for (const role of ['LEADER', 'NONE'] as const) {
      expect(buyerPerms({ role })).toEqual(withoutLists);
      expect(buyerPerms({ role, sellerFlag: true })).toEqual([...BUYER_PERMS]);
    }
    expect(BUYER_PERMS.filter((perm) => !MEMBER_PERMS.includes(perm))).toEqual([
      'sp:list:publish',
      'sp:team:invite',
      'sp:team:manage',
    ]);
    expect(buyerPerms({ role: 'MEMBER', granted: ['sp:export'] })).toEqual(['sp:export']);
    expect(buyerPerms({ role: 'MEMBER', granted: ['*'] })).toEqual(withoutLists);
    expect(buyerPerms({ role: 'MEMBER', granted: [], sellerFlag: true })).toEqual(['sp:list:publish']);
  });

  test('D-52 every role has grants of known permissions, and the order machine asks for known ones only', () => {
    expect(Object.keys(DEFAULT_GRANTS)).toEqual([...STAFF_ROLES]);
    const known = new Set<string>([...STAFF_PERMS, ...BUYER_PERMS]);
    const asked = TRANSITIONS.flatMap((row) => row.who.flatMap((who) => who.perm ?? []));
    expect(asked.filter((perm) => !known.has(perm))).toEqual([]);
    expect(DEFAULT_GRANTS.GUEST.every((perm) => perm.endsWith(':query'))).toBe(true);
  });

  test('R-6.04 more permissions never take anything away', () => {
    const perms = fc.array(fc.constantFrom(...STAFF_PERMS));
    fc.assert(
      fc.property(
        perms,
        perms,
        fc.array(fc.constantFrom(...STAFF_PERMS), { minLength: 1 }),
        (some, more, need) => {
          if (hasPerm({ perms: some }, need)) expect(hasPerm({ perms: [...some, ...more] }, need)).toBe(true);
        },
      ),
    );
  });
});

test('R-6.04 a code is one of the closed list; one that is written wrongly or no longer exists opens nothing', () => {
  expect(asPerm('biz:order:edit')).toBe('biz:order:edit');
  expect(asPerm('sp:price:view')).toBe('sp:price:view');
  expect(() => asPerm('biz:order:edti')).toThrow('biz:order:edti is no permission');
  // @ts-expect-error a permission that does not exist cannot be asked for
  expect(hasPerm({ perms: ['biz:order:edit'] }, ['biz:order:edti'])).toBe(false);
  expect(hasPermCode({ perms: ['biz:order:edit'] }, 'biz:old:edit')).toBe(false);
  expect(hasPermCode({ roles: ['ROOT'] }, 'biz:old:edit')).toBe(true);
});
