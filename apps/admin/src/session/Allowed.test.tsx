import type { StaffPerm } from '@selvedge/domain/people/staffPermissions';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { StaffUser } from '../api/schemas';
import { Allowed } from './Allowed';
import { session } from '../api/session';

const person: StaffUser = {
  userId: 'u-1',
  username: 'sales',
  nickname: 'Marco',
  avatar: null,
  roles: ['SALES'],
  perms: ['biz:order:confirm'],
  deptId: null,
  email: null,
  mustChangePassword: false,
  mustSetUpFactor: false,
};

const shown = (anyOf: StaffPerm[]): string =>
  renderToStaticMarkup(
    <Allowed anyOf={anyOf}>
      <button type="button">x</button>
    </Allowed>,
  );

beforeEach(() => {
  session.user = person;
});
afterAll(() => {
  session.user = null;
});

test('R-5.26, R-6.04 any one of the listed permissions is enough, else the element is removed', () => {
  expect(shown(['biz:order:ack', 'biz:order:confirm'])).toContain('<button');
  expect(shown(['biz:order:ack'])).toBe('');
});

test('R-5.25, R-6.02 ROOT passes', () => {
  session.user = { ...person, roles: ['ROOT'], perms: [] };
  expect(shown(['biz:order:ack'])).toContain('<button');
});

test('R-5.26 nobody signed in holds nothing', () => {
  session.user = null;
  expect(shown(['biz:order:ack'])).toBe('');
});

test('R-5.24 an empty list throws that perms are needed', () => {
  expect(() => shown([])).toThrow("perms are needed, such as ['sys:user:add','sys:user:edit']");
});
