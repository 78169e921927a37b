import { describe, expect, test } from 'vitest';
import { guardBuyer, guardStaff, hasBoundEmail } from './emailGuard';

const EMAIL = 'lin@hanhai.example';
const NONE = [null, undefined, '', ' ', 'null', 'undefined'];

describe('buyer guard', () => {
  test('R-2.35 R-2.36 R-2.37 R-2.38 what counts as no e-mail', () => {
    expect(NONE.map(hasBoundEmail)).toEqual(NONE.map(() => false));
    expect([EMAIL, 'nullable@x.example'].every(hasBoundEmail)).toBe(true);
  });

  test('R-5.01 R-2.35 R-2.39 without e-mail everything but sign-in and dashboard is blocked, and the event is raised', () => {
    for (const email of NONE) {
      for (const path of ['/address', '/product/list', '/mine/mine', '/401', '/nowhere']) {
        expect(guardBuyer(path, null, email)).toEqual({
          redirect: '/dataSummary',
          showBindEmail: true,
          screening: null,
        });
      }
      for (const path of ['/login', '/', '/dataSummary']) {
        expect(guardBuyer(path, null, email)).toEqual({
          redirect: null,
          showBindEmail: false,
          screening: null,
        });
      }
    }
  });

  test('R-2.44 R-2.45 D-11 a screening is saved first, then leads to the products or is blocked', () => {
    const raw = encodeURIComponent('{"shareCode":"A1"}');
    const screening = { shareCode: 'A1' };
    expect(guardBuyer('/mine/mine', raw, EMAIL)).toEqual({
      redirect: '/product/list',
      showBindEmail: false,
      screening,
    });
    expect(guardBuyer('/product/list', raw, null)).toEqual({
      redirect: '/dataSummary',
      showBindEmail: true,
      screening,
    });
    expect(guardBuyer('/dataSummary', raw, null)).toEqual({ redirect: null, showBindEmail: true, screening });
    expect(guardBuyer('/login', raw, null)).toEqual({ redirect: null, showBindEmail: false, screening });
    expect(guardBuyer('/address', '{broken', EMAIL)).toEqual({
      redirect: null,
      showBindEmail: false,
      screening: null,
    });
  });
});

describe('staff guard', () => {
  test('R-8.23 R-2.91 R-2.92 R-2.93 without token only sign-in, with token never sign-in', () => {
    expect(guardStaff('/login', null)).toBeNull();
    expect(guardStaff('/login?redirect=%2Fa', '')).toBeNull();
    expect(guardStaff('/order/list?page=2', null)).toBe('/login?redirect=%2Forder%2Flist%3Fpage%3D2');
    expect(guardStaff('/login', 'Bearer x')).toBe('/');
    expect(guardStaff('/order/list', 'Bearer x')).toBeNull();
  });
});
