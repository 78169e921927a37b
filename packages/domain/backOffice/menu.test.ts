import { expect, test } from 'vitest';
import { BACK_OFFICE_MENU } from './menu';
import { STAFF_PERMS } from '../people/staffPermissions';
import { isOutsideAddress, SCREENS } from './screens';

test('R-2.96 an entry stands once, below one that came before it, in the same or an earlier step', () => {
  const known = new Map<string, number>();
  for (const { id, parentId, since } of BACK_OFFICE_MENU) {
    expect(known.has(id), id).toBe(false);
    if (parentId !== undefined) expect(known.get(parentId), id).toBeLessThanOrEqual(since);
    known.set(id, since);
  }
});

test('D-52 R-6.04 every permission of staff can be given by an entry of the menu, exactly one', () => {
  const given = BACK_OFFICE_MENU.flatMap(({ perm }) => perm ?? []);
  expect(given.toSorted()).toEqual(STAFF_PERMS.toSorted());
});

test('R-2.97 every screen has its page in the menu, with a name and a path', () => {
  const pages = BACK_OFFICE_MENU.filter(({ type }) => type === 'MENU');
  expect(pages.map(({ component }) => component).toSorted()).toEqual([...SCREENS].toSorted());
  for (const page of pages) expect(page.routeName && page.routePath, page.id).toBeTruthy();
});

test.each([
  ['https://carrier.example/track?a=1', true],
  ['http://carrier.example/', false],
  ['javascript:alert(1)', false],
  ['https://root:secret@carrier.example/', false],
  ['/system/user', false],
  ['https://', false],
])('R-2.88 %s may stand in the menu as a link outside: %s', (text, isAllowed) => {
  expect(isOutsideAddress(text)).toBe(isAllowed);
});
