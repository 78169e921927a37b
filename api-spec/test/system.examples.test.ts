/** Tests that staff, roles, departments, menu and dictionaries of the examples agree: counts, ids and texts. */
import { expect, test } from 'vitest';
import type { components } from '../generated/types';
import { STAFF_ROLES } from '@selvedge/domain/people/staffGrants';
import { dataOf, document, operation, operations } from './document';

type Schemas = components['schemas'];

const people = dataOf<{ list: Schemas['UserRow'][] }>('getUsersPage', 'usual').list;
const roles = dataOf<{ list: Schemas['RoleRow'][] }>('getRolesPage', 'usual').list;
const menu = flat(dataOf<Schemas['MenuVO'][]>('getMenus', 'usual'));
const depts = flat(dataOf<Schemas['DeptNode'][]>('getDept', 'usual'));

function flat<Node extends { children: Node[] }>(nodes: Node[]): Node[] {
  return nodes.flatMap((node) => [node, ...flat(node.children)]);
}
function values(options: Schemas['Option'][]): string[] {
  return options.flatMap(({ value, children }) => [value, ...values(children ?? [])]);
}

test('R-2.89 D-52 the roles of the merchant, each with the number of people who hold it', () => {
  expect(roles.map(({ code }) => code)).toEqual(expect.arrayContaining([...STAFF_ROLES]));
  for (const { name, userCount } of roles)
    expect(people.filter(({ roleNames }) => roleNames.includes(name)).length, name).toBe(userCount);
});

test('R-2.86 departments count the people in them, and every person is in one of them', () => {
  for (const { id, name, userCount } of depts)
    expect(people.filter(({ deptId }) => deptId === id).length, name).toBe(userCount);
  const names = new Map(depts.map(({ id, name }) => [id, name]));
  for (const person of people) expect(names.get(person.deptId ?? ''), person.username).toBe(person.deptName);
});

test('R-2.90 choices are those of the tables: people who can sign in, roles and departments in use', () => {
  const choices = (id: string, name = 'usual') => values(dataOf<Schemas['Option'][]>(id, name)).sort();
  const inUse = (rows: { id: string; status: string }[]) =>
    rows.filter(({ status }) => status === 'ENABLED').map(({ id }) => id);
  expect(choices('getUsersOptions')).toEqual(inUse(people).sort());
  expect(choices('getRolesOptions', 'root')).toEqual(inUse(roles).sort());
  expect(choices('getDeptOptions')).toEqual(inUse(depts).sort());
  expect(choices('getMenusOptions')).toEqual(menu.map(({ id }) => id).sort());
});

test('R-6.03 what a role holds stands in the menu, with the folders and pages above it', () => {
  const { menuIds } = dataOf<Schemas['RoleGrants']>('getRolesByIdMenuIds', 'usual');
  const held = menu.filter(({ id }) => menuIds.includes(id));
  expect(held.map(({ id }) => id).sort()).toEqual([...menuIds].sort());
  for (const { parentId } of held) if (parentId !== null) expect(menuIds).toContain(parentId);
});

test('R-6.04 every permission of the system calls can be granted in the menu', () => {
  const granted = new Set(menu.map(({ perm }) => perm));
  const asked = operations.flatMap((one) => one['x-permission'] ?? []);
  const own = asked.filter((perm) => /^sys:(user|role|menu|dept|dict|dict-item|notice|log):/.test(perm));
  expect([...new Set(own)].filter((perm) => !granted.has(perm))).toEqual([]);
});

test('D-53 a dictionary of the product has the values of its enumeration, in their number', () => {
  const { dicts } = dataOf<Schemas['DictBook']>('getDicts', 'usual');
  const rows = dataOf<{ list: Schemas['DictRow'][] }>('getDictsPage', 'usual').list;
  expect(dicts.map(({ code }) => code)).toEqual(rows.map(({ code }) => code));
  for (const { code, system, itemCount } of rows.filter((row) => row.system)) {
    const items = dicts.find((dict) => dict.code === code)?.items ?? [];
    const schema = code.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
    expect(system && items.length, code).toBe(itemCount);
    expect(items.map(({ value }) => value).sort(), code).toEqual(
      [...((document.components.schemas[schema]?.enum ?? []) as string[])].sort(),
    );
  }
});

test('Q-49 no example of the operation records holds a password', () => {
  const { list } = dataOf<{ list: Schemas['LogRow'][] }>('getLogsPage', 'usual');
  expect(list.some(({ action }) => action === 'resetPassword')).toBe(true);
  expect(JSON.stringify(list)).not.toMatch(/"(old|new|initial)?password(Hash)?":/i);
  expect(operation('getLogsPage')['x-permission']).toBe('sys:log:query');
});
