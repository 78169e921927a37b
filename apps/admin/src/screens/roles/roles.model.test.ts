import { expect, test } from 'vitest';
import type { MenuVO } from '../../api/schemas';
import { changesOf, differenceOf, narrowed, ticked, tickOf } from './roles.model';

const entry = (id: string, type: MenuVO['type'], children: MenuVO[] = []): MenuVO => ({
  id,
  parentId: null,
  name: id,
  type,
  routeName: null,
  routePath: null,
  component: null,
  perm: null,
  icon: null,
  visible: true,
  sort: 1,
  roleNames: [],
  children,
});
const page = entry('page', 'MENU', [entry('see', 'BUTTON'), entry('edit', 'BUTTON')]);
const folder = entry('folder', 'CATALOG', [page, entry('other', 'MENU')]);
const tree = [folder];
const always = () => true;
const of = (...ids: string[]) => new Set(ids);

test('R-2.89 a tick is half while some of what is below is held; a folder is what is in it', () => {
  expect(tickOf(folder, of())).toBe('none');
  expect(tickOf(folder, of('folder'))).toBe('none');
  expect(tickOf(folder, of('see'))).toBe('some');
  expect(tickOf(page, of('page', 'see', 'edit'))).toBe('all');
  expect(tickOf(folder, of('page', 'see', 'edit', 'other'))).toBe('all');
});

test('R-2.89 a right brings the pages above it, a branch all below it; taken away they stay or go with it', () => {
  expect(ticked(tree, of(), page.children[0] ?? page, true, always)).toEqual(of('folder', 'page', 'see'));
  expect(ticked(tree, of(), page, true, always)).toEqual(of('folder', 'page', 'see', 'edit'));
  expect(ticked(tree, of('page', 'see', 'edit'), page, false, always)).toEqual(of());
});

test('Q-36 what one may not give is neither ticked nor unticked with its branch', () => {
  const canAssignRole = ({ id }: MenuVO) => id !== 'edit';
  expect(ticked(tree, of(), page, true, canAssignRole)).toEqual(of('folder', 'page', 'see'));
  expect(ticked(tree, of('page', 'edit'), page, false, canAssignRole)).toEqual(of('edit'));
});

test('R-2.89 what saving gives and takes, and what another role holds otherwise', () => {
  const { added, removed } = changesOf(tree, of('page', 'see'), of('folder', 'page', 'edit'));
  expect([added, removed].map((some) => some.map(({ id }) => id))).toEqual([['edit'], ['see']]);
  expect(differenceOf(folder, of('page', 'see'), of('page', 'other'))).toEqual({ more: 1, less: 1 });
  expect(narrowed(tree, ({ id }) => id === 'edit')).toMatchObject([
    { id: 'folder', children: [{ id: 'page', children: [{ id: 'edit' }] }] },
  ]);
});
