import { and, asc, desc, isNull, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../contract/handlers';
import { column } from '../../db/columnTypes';
import { buyers, teams } from '../../db/schema/accounts';
import { lists } from '../../db/schema/lists';
import { anyFolded } from '../../db/foldedLike';
import { expression } from '../../db/statement';
import type { Language } from '../../http/messages';
import { localised } from '../../messages/translate';
import { withinScope } from '../auth/access/dataScope';

/** Maximum number of options in one response, as the contract bounds it. */
const MOST = 2000;

/** Context of the staff user for whom the options are read. */
type Chooser = Pick<Context, 'db' | 'staff' | 'language'>;

/** Name under which a customer is known: the nickname, else the company name, else the sign-in name. */
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

/** Returns the condition that the staff user sees the customer whose id is in a column; undefined when the user sees all customers. */
function seesCustomer({ staff }: Chooser, id: SQL): SQL | undefined {
  const inScope = withinScope(staff, sql`b.salesperson_id`);
  return inScope === undefined
    ? undefined
    : sql`exists (select 1 from buyers b where b.id = ${id} and ${inScope})`;
}

/** Returns the customers within the data scope of the staff user's roles as options to choose from. */
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

/** Returns the teams that have a customer within the data scope as options to choose from. */
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

/** Returns the merchant's lists, and those of customers within the data scope, as options to choose from. */
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
