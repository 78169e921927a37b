/** Page docs/reference/permissions.md: the default permissions of each role, and the calls that a permission allows. */
import {
  BUYER_PERMS,
  buyerPerms,
  hasPerm,
  ROOT,
  type BuyerStanding,
} from '@selvedge/domain/people/permissions';
import { DEFAULT_SCOPES } from '@selvedge/domain/people/dataScope';
import { STAFF_PERMS, type StaffPerm } from '@selvedge/domain/people/staffPermissions';
import { DEFAULT_GRANTS, STAFF_ROLES } from '@selvedge/domain/people/staffGrants';
import type { Contract } from './contract';
import { callOf, permissionsOf } from './contract';
import { code, codes, page, table } from './markdown';

const STANDINGS: readonly [string, BuyerStanding][] = [
  ['Leader', { role: 'LEADER' }],
  ['No team', { role: 'NONE' }],
  ['Member', { role: 'MEMBER' }],
  ['Member who sells', { role: 'MEMBER', sellerFlag: true }],
];

const tick = (held: boolean) => (held ? '✓' : '');

function callsOf({ operations }: Contract, perm: string): string {
  return codes(operations.filter((one) => permissionsOf(one).includes(perm)).map(callOf));
}

/** Returns the staff calls that require only a session. */
function withoutPermission({ operations }: Contract): string[] {
  return operations
    .filter((one) => one.path.startsWith('/api/v1/') && one['x-who'] !== 'anon')
    .filter((one) => permissionsOf(one).length === 0)
    .map(callOf);
}

/** Returns the page docs/reference/permissions.md. */
export function permissionsPage(contract: Contract): string {
  const roleColumns = STAFF_ROLES.map((role) => role);
  const held = (role: (typeof STAFF_ROLES)[number], perm: StaffPerm) =>
    hasPerm({ roles: role === ROOT ? [ROOT] : [], perms: DEFAULT_GRANTS[role] }, [perm]);
  return page(
    'Permissions',
    'domain and the contract',
    'Any one of the listed permissions is enough. The server decides on every call; a screen only hides.',
    '## Staff: what a role may do from the start',
    'ROOT may do everything and cannot be changed; the grants of the other roles are editable.',
    table(
      ['Permission', ...roleColumns],
      STAFF_PERMS.map((perm) => [code(perm), ...STAFF_ROLES.map((role) => tick(held(role, perm)))]),
    ),
    'Whose customers, orders and colleagues a role sees: `OWN`, `DEPT`, `DEPT_AND_BELOW` or `ALL`; of several roles the widest.',
    table(['', ...roleColumns], [['Range', ...STAFF_ROLES.map((role) => code(DEFAULT_SCOPES[role]))]]),
    '## Staff: which calls a permission opens',
    table(
      ['Permission', 'Calls'],
      STAFF_PERMS.map((perm) => [code(perm), callsOf(contract, perm)]),
    ),
    'Open to every member of staff who is signed in:',
    withoutPermission(contract)
      .map((call) => `- ${code(call)}`)
      .join('\n'),
    '## Buyers',
    'A leader, and a buyer without a team, may do everything; a member what the leader granted, or the default shown here. ' +
      '`sp:list:publish` also comes with the seller flag that staff set.',
    table(
      ['Permission', ...STANDINGS.map(([name]) => name), 'Calls'],
      BUYER_PERMS.map((perm) => [
        code(perm),
        ...STANDINGS.map(([, standing]) => tick(buyerPerms(standing).includes(perm))),
        callsOf(contract, perm),
      ]),
    ),
  );
}
