/** Tests that the permissions of the document are those of the rules, and vice versa. */
import { expect, test } from 'vitest';
import { ALL_PERMS, ALL_STAFF_PERMS, BUYER_PERMS } from '@selvedge/domain/people/permissions';
import { STAFF_PERMS } from '@selvedge/domain/people/staffPermissions';
import { CONTACT_PERM, COST_PERM, PRICE_PERM } from '@selvedge/domain/people/fieldVisibility';
import { DEFAULT_GRANTS } from '@selvedge/domain/people/staffGrants';
import { answerExamples, dataOf, operation, operations } from './document';

const asked = new Map(
  operations.map((one) => [one.operationId, [one['x-permission'] ?? []].flat()] as const),
);
const all = new Set([...asked.values()].flat());

/**
 * Permissions that no call requires: they decide what a call shows rather than whether it is allowed (prices, contact data, the jobs of
 * others), are required in addition for entities of others, or protect an address outside the contract: the figures of a server process.
 */
const WITHOUT_CALL = new Set([
  'sp:price:view',
  PRICE_PERM,
  COST_PERM,
  CONTACT_PERM,
  'sys:job:query',
  'sys:job:cancel',
  'sys:metrics:query',
]);

test('every permission that a call asks for is known to the rules, on the right side', () => {
  for (const [id, perms] of asked) {
    const known: readonly string[] = operation(id).path.startsWith('/api/sp/') ? BUYER_PERMS : STAFF_PERMS;
    expect(
      perms.filter((perm) => !known.includes(perm)),
      id,
    ).toEqual([]);
  }
});

test('every permission of the rules opens a call', () => {
  const known = [...BUYER_PERMS, ...STAFF_PERMS].filter((perm) => !WITHOUT_CALL.has(perm));
  expect(known.filter((perm) => !all.has(perm))).toEqual([]);
});

test('no permission is named twice', () => {
  const known = [...BUYER_PERMS, ...STAFF_PERMS];
  expect(new Set(known).size).toBe(known.length);
});

/** Permissions in the examples: `perms` of users and members, `need` of refusals, `perm` of menu entries. */
function permsIn(node: unknown, key = ''): string[] {
  if (typeof node === 'string') return ['perm', 'perms', 'need'].includes(key) ? [node] : [];
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap((one) => permsIn(one, key));
  return Object.entries(node).flatMap(([name, child]) => (name === 'fields' ? [] : permsIn(child, name)));
}

test('no example shows a permission that does not exist', () => {
  const known = new Set<string>([ALL_PERMS, ALL_STAFF_PERMS, ...BUYER_PERMS, ...STAFF_PERMS]);
  const shown = operations.flatMap((one) => answerExamples(one).flatMap(({ value }) => permsIn(value)));
  expect([...new Set(shown)].filter((perm) => !known.has(perm))).toEqual([]);
});

test('D-52 the salesperson of the examples holds what the role starts with', () => {
  expect(dataOf('getUsersMe', 'usual')).toMatchObject({ roles: ['SALES'], perms: DEFAULT_GRANTS.SALES });
});
