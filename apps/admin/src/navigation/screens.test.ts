import { SCREENS } from '@selvedge/domain/backOffice/screens';
import { expect, test } from 'vitest';
import { screenOf } from './screens';

test('R-2.47 every screen of the registry is loaded by itself, when it is opened', () => {
  const types = SCREENS.map((name) => screenOf(name)?.type);
  for (const [at, type] of types.entries())
    expect(Reflect.get(Object(type), '$$typeof'), SCREENS[at]).toBe(Symbol.for('react.lazy'));
  expect(new Set(types).size).toBe(SCREENS.length);
});

test('R-1.06 the registry has the pages of people, roles, menus, departments and dictionaries', () => {
  for (const area of ['users', 'roles', 'menus', 'depts', 'dicts'])
    expect(screenOf(`system/${area}`), area).toBeDefined();
});

test('R-8.22 a name that is no screen has none', () => {
  for (const name of ['', 'nowhere', 'Layout', 'toString', '__proto__'])
    expect(screenOf(name)).toBeUndefined();
});
