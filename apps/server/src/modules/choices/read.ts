import { and, asc, desc, isNull, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../contract/handlers';
import { column } from '../../db/columnTypes';
import { buyers, teams } from '../../db/schema/accounts';
import { lists } from '../../db/schema/lists';
import { anyFolded } from '../../db/foldedLike';
import { expression } from '../../db/statement';
import type { Language } from '../../http/messages';
import { localised } from '../../translate';
import { withinScope } from '../auth/access/dataScope';

/** Choices sent at most, as the contract bounds them. */
const MOST = 2000;

/** Who chooses from what. */
type Chooser = Pick<Context, 'db' | 'staff' | 'language'>;

/** Customers by the name under which they are known: their own, else that of their company or their sign-in. */
const customerName = expression({
  name: 'choices.customerName',
  type: column.text,
  sql: () =>
    sql`coalesce(nullif(${buyers.nickname}, ''), nullif(${buyers.companyName}, ''), ${buyers.username})`,
  from: buyers,
  example: (make) => make(),
});

const listName = expression({
  name: 'choices.listName',
  type: column.text,
  sql: (language: Language) =>
    sql`${localised(language, lists.name, sql`coalesce(${lists.nameEn}, ${lists.name})`)}`,
  from: lists,
  example: (make) => make('en'),
});

/** A customer whom this person sees, named by a column with the id; undefined when everybody is seen. */
function seesCustomer({ staff }: Chooser, id: SQL): SQL | undefined {
  const inScope = withinScope(staff, sql`b.salesperson_id`);
  return inScope === undefined
    ? undefined
    : sql`exists (select 1 from buyers b where b.id = ${id} and ${inScope})`;
}

/** Customers to choose from, within the range of the roles held. */
export function customerOptions({ db, staff }: Chooser, keywords: string | undefined) {
  return db
    .select({ value: buyers.id, label: customerName() })
    .from(buyers)
    .where(
      and(
        withinScope(staff, buyers.salespersonId),
        anyFolded(keywords, buyers.nickname, buyers.companyName, buyers.username),
      ),
    )
    .orderBy(customerName(), asc(buyers.id))
    .limit(MOST);
}

/** Teams with a customer within the range. */
export function teamOptions(chooser: Chooser, keywords: string | undefined) {
  const seen = seesCustomer(chooser, sql`m.buyer_id`);
  return chooser.db
    .select({ value: teams.id, label: teams.name })
    .from(teams)
    .where(
      and(
        isNull(teams.deletedAt),
        seen && sql`exists (select 1 from team_members m where m.team_id = ${teams.id} and ${seen})`,
        anyFolded(keywords, teams.name),
      ),
    )
    .orderBy(asc(teams.name), asc(teams.id))
    .limit(MOST);
}

/** Lists of the house, and those of customers within the range. */
export function listOptions(chooser: Chooser, keywords: string | undefined) {
  const seen = seesCustomer(chooser, sql`${lists.ownerId}`);
  return chooser.db
    .select({ value: lists.id, label: listName(chooser.language) })
    .from(lists)
    .where(
      and(
        isNull(lists.deletedAt),
        seen && sql`(${lists.ownerType} <> 'BUYER' or ${seen})`,
        anyFolded(keywords, lists.name, lists.nameEn),
      ),
    )
    .orderBy(desc(lists.startAt), desc(lists.id))
    .limit(MOST);
}
