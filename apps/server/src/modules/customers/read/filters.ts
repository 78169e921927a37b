import type { components } from '@selvedge/api-spec/types';
import { and, asc, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { column } from '../../../db/columnTypes';
import { anyFolded } from '../../../db/foldedLike';
import { orderTerms, type Sorting } from '../../../db/ordering';
import { buyers, teamMembers } from '../../../db/schema/accounts';
import { expression } from '../../../db/statement';
import type { StaffSession } from '../../../contract/caller';
import type { Language } from '../../../http/messages';
import { withinScope } from '../../auth/access/dataScope';
import { refuseHiddenSort, seesContact, seesPrices } from '../../auth/access/fieldVisibility';

type Schemas = components['schemas'];

/** Filter and sorting of the table of customers. */
export interface CustomerFilter extends Sorting<keyof typeof SORTS> {
  keywords?: string;
  identityType?: Schemas['IdentityType'];
  identityConfirmed?: boolean;
  teamId?: string;
  salesmanId?: string;
  status?: Schemas['AccountStatus'];
  createdFrom?: string;
  createdTo?: string;
}

/** Number of all orders of a customer. */
export const orderCount = expression({
  name: 'customers.orderCount',
  type: column.integer,
  sql: () => sql`coalesce((select f.order_count from customer_figures f where f.buyer_id = ${buyers.id}), 0)`,
  from: buyers,
  example: (make) => make(),
});

/** Accepted payments of these orders, EUR cents. */
export const spentCents = expression({
  name: 'customers.spentCents',
  type: column.bigint,
  sql: () => sql`coalesce((select f.spent_cents from customer_figures f where f.buyer_id = ${buyers.id}), 0)`,
  from: buyers,
  example: (make) => make(),
});

const SORTS = {
  nickname: buyers.nickname,
  companyName: buyers.companyName,
  orderCount: orderCount(),
  spentCents: spentCents(),
  createdAt: buyers.createdAt,
  lastLoginAt: buyers.lastLoginAt,
};

/** Returns the condition of keywords; phone and e-mail are searched only for viewers who may see contact data. */
function matching(keywords: string | undefined, staff: StaffSession): SQL | undefined {
  const contact = seesContact(staff) ? [buyers.phone, buyers.email] : [];
  return anyFolded(keywords, buyers.nickname, buyers.username, buyers.companyName, ...contact);
}

/** Returns the condition of a filter within the caller's data scope. A time range includes its start, not its end. */
export function customersWhere(staff: StaffSession, filter: CustomerFilter): SQL | undefined {
  const { identityType, identityConfirmed, teamId, salesmanId, status, createdFrom, createdTo } = filter;
  const confirmed = identityConfirmed ? isNotNull : isNull;
  return and(
    withinScope(staff, buyers.salespersonId),
    matching(filter.keywords, staff),
    identityType === undefined ? undefined : eq(buyers.identityType, identityType),
    identityConfirmed === undefined ? undefined : confirmed(buyers.identityConfirmedAt),
    teamId === undefined ? undefined : eq(teamMembers.teamId, teamId),
    salesmanId === undefined ? undefined : eq(buyers.salespersonId, salesmanId),
    status === undefined ? undefined : eq(buyers.status, status),
    createdFrom === undefined ? undefined : gte(buyers.createdAt, new Date(createdFrom)),
    createdTo === undefined ? undefined : lt(buyers.createdAt, new Date(createdTo)),
  );
}

/** Returns the order of the table: newest first unless sorted otherwise; refuses sorting by an amount that the caller may not see. */
export function customersOrder(staff: StaffSession, language: Language, filter: CustomerFilter): SQL[] {
  refuseHiddenSort(filter.sort, seesPrices(staff), language);
  return orderTerms(filter, {
    columns: SORTS,
    usual: { field: 'createdAt', direction: 'desc' },
    nullsLast: true,
    ties: [asc(buyers.id)],
  });
}
