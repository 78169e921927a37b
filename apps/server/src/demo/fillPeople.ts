import { SELLER } from './ownLists';
import { DAY_MS, HOUR_MS } from '@selvedge/domain/constants';
import type { Queryable } from '../db/pool';
import { addresses, buyers, teamMembers, teams } from '../db/schema/accounts';
import { staff, staffRoles } from '../db/schema/system';
import { hashPassword } from '../modules/auth/passwords/passwords';
import { roleId } from '../modules/system/basics/roles';
import { addressesOf, demoBuyers, demoStaff, demoTeams } from './people';

/** Password of every demo account. */
const DEMO_PASSWORD = 'Demo-2026';

/** Inserts staff, customers, teams and addresses. */
export async function fillPeople(db: Queryable, now: Date): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const since = new Date(now.getTime() - 400 * DAY_MS);
  await db.insert(staff).values(
    demoStaff.map(({ role: _role, ...person }) => ({
      ...person,
      passwordHash,
      email: `${person.username}@selvedge.example`,
    })),
  );
  await db
    .insert(staffRoles)
    .values(demoStaff.map(({ id, role }) => ({ staffId: id, roleId: roleId(role) })));
  await db.insert(buyers).values(
    demoBuyers.map(({ teamId: _team, role: _role, ...buyer }, index) => ({
      ...buyer,
      passwordHash,
      createdAt: since,
      identityConfirmedAt: since,
      sellerFlag: buyer.id === SELLER.ownerId,
      lastLoginAt: new Date(now.getTime() - index * 7 * HOUR_MS),
    })),
  );
  await db.insert(teams).values(demoTeams.map((team) => ({ ...team, createdAt: since })));
  await db
    .insert(teamMembers)
    .values(
      demoBuyers.flatMap(({ id, teamId, role }) =>
        teamId === null ? [] : [{ buyerId: id, teamId, role, joinedAt: since }],
      ),
    );
  await db.insert(addresses).values(
    demoBuyers.flatMap((buyer) =>
      addressesOf(buyer).map((address, index) => ({
        ...address,
        id: `ad-${buyer.username}-${index + 1}`,
        buyerId: buyer.id,
        isDefault: index === 0,
        createdAt: since,
      })),
    ),
  );
}
