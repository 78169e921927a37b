import type { operations } from '@selvedge/api-spec/types';
import { IDENTITY_TYPES } from '@selvedge/domain/people/identityTypes';
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Context } from '../../../../contract/handlers';
import type { Queryable } from '../../../../db/pool';
import { teams } from '../../../../db/schema/accounts';
import { lists } from '../../../../db/schema/lists';
import { translate } from '../../../../messages/translate';
import { refuseHiddenSort, seesCost, seesPrices } from '../../../auth/access/fieldVisibility';
import { hasStatus } from '../../../offers/rules/status';
import type { ListRow } from '../listFor';
import { listFacts, summaryOf } from '../lists';
import { countsOf, narrowed, pageOfLists } from '../narrow';
import { staffActions } from './actions';
import { sortFigures, staffFigures, type StaffFigures } from './figures';
import { seenByStaff, seenList } from './seen';

type Filter = Context<operations['getListsPage']>['query'];
/** Parts of a request context that decide how lists are shown to staff. */
export type StaffReader = Pick<Context, 'db' | 'searchIndex' | 'staff' | 'now' | 'language'>;

function staffSummary(ctx: StaffReader, list: ListRow, figures: StaffFigures) {
  const { orderCount, shareCount, ...products } = figures;
  const { visibility, publishedAt, closedAt, createdAt } = list;
  return {
    ...summaryOf(ctx, list, products, seesPrices(ctx.staff)),
    visibility,
    orderCount,
    shareCount,
    publishedAt,
    closedAt,
    createdAt,
    actions: staffActions(list, ctx.staff, ctx.now),
  };
}

/** Returns one page of the lists within the data scope, newest first unless sorted otherwise, with the number of lists in each status. */
export async function staffPage(ctx: StaffReader, filter: Filter) {
  const { pageNum, pageSize, status, ownerType } = filter;
  refuseHiddenSort(filter.sort, seesPrices(ctx.staff), ctx.language);
  const where: SQL | undefined = and(
    seenByStaff(ctx.staff),
    narrowed(filter),
    ownerType === undefined ? undefined : eq(lists.ownerType, ownerType),
  );
  const { entries, total } = await pageOfLists(ctx.db, {
    where: and(where, status === undefined ? undefined : hasStatus(status, ctx.now)),
    asked: filter,
    language: ctx.language,
    usual: [desc(lists.createdAt), asc(lists.id)],
    figuresOf: (ids) => staffFigures(ctx, ids),
    sortFigures: (ids, fields) => sortFigures(ctx, ids, fields),
  });
  return {
    list: entries.map(({ row, figures }) => staffSummary(ctx, row, figures)),
    total,
    pageNum,
    pageSize,
    counts: await countsOf(ctx.db, where, ctx.now),
  };
}

/** Returns the identity types or teams that may see a list, by name; none for a list that all may see. */
async function circleOf(
  { language }: StaffReader,
  db: Queryable,
  { visibility, visibleTo }: ListRow,
): Promise<{ value: string; label: string }[]> {
  if (visibility === 'IDENTITIES')
    return IDENTITY_TYPES.filter((value) => visibleTo.includes(value)).map((value) => ({
      value,
      label: translate(language, `dictionaries.identity_type.${value}`),
    }));
  if (visibility === 'ALL' || visibleTo.length === 0) return [];
  const rows = await db
    .select({ value: teams.id, label: teams.name })
    .from(teams)
    .where(inArray(teams.id, visibleTo));
  return visibleTo.flatMap((id) => rows.find(({ value }) => value === id) ?? []);
}

/** Returns the settings of a list; those that narrow by cost only for viewers who may see costs. */
function shownSettings({ settings }: ListRow, seesAll: boolean): ListRow['settings'] {
  if (seesAll) return settings;
  const { costCents: _cost, minCostCents: _min, maxCostCents: _max, ...rest } = settings;
  return rest;
}

/** Returns one list within the data scope, with all fields of its form. */
export async function staffDetail(ctx: StaffReader, id: string) {
  const list = await seenList(ctx.db, ctx.staff, id);
  const figures = await staffFigures(ctx, [id]);
  const { name, nameEn, note, noteEn, expectedArrival, depositBp } = list;
  return {
    ...staffSummary(ctx, list, figures(id)),
    ...listFacts(ctx, list),
    name,
    nameEn,
    note,
    noteEn,
    expectedArrival,
    depositBp,
    settings: shownSettings(list, seesCost(ctx.staff)),
    visibleTo: await circleOf(ctx, ctx.db, list),
  };
}
