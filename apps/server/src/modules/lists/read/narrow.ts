import type { ListStatus } from '@selvedge/domain/stateMachines/listStatus';
import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { anyFolded } from '../../../db/foldedLike';
import { type Page, rowsOf } from '../../../db/paging';
import type { Queryable } from '../../../db/pool';
import { lists } from '../../../db/schema/lists';
import type { Language } from '../../../http/messages';
import { localised } from '../../../messages/translate';
import { hasStatus } from '../../offers/rules/status';
import type { ListRow } from './listFor';

/** Filters of lists that buyers and staff share. */
interface ListNarrowing {
  keywords?: string | undefined;
  deliveryMethod?: ListRow['deliveryMethod'] | undefined;
  kind?: ListRow['kind'] | undefined;
  createdFrom?: string | undefined;
  createdTo?: string | undefined;
}

/** Returns the condition on `lists` of such filters; a time range includes its start, not its end. */
export function narrowed(filter: ListNarrowing): SQL | undefined {
  const { keywords, deliveryMethod, kind, createdFrom, createdTo } = filter;
  return and(
    deliveryMethod === undefined ? undefined : eq(lists.deliveryMethod, deliveryMethod),
    kind === undefined ? undefined : eq(lists.kind, kind),
    createdFrom === undefined ? undefined : gte(lists.createdAt, new Date(createdFrom)),
    createdTo === undefined ? undefined : lt(lists.createdAt, new Date(createdTo)),
    anyFolded(keywords, lists.name, lists.nameEn, lists.id),
  );
}

/** Returns the order by a column of `lists`; undefined for any other field. */
export function orderByColumn(
  sort: string | undefined,
  order: 'asc' | 'desc' | undefined,
  language: Language,
): SQL[] | undefined {
  const way = order === 'desc' ? desc : asc;
  const name = localised(language, lists.name, sql`coalesce(${lists.nameEn}, ${lists.name})`);
  if (sort === 'name') return [way(name), asc(lists.id)];
  if (sort === 'startAt' || sort === 'closeAt' || sort === 'createdAt')
    return [way(lists[sort]), asc(lists.id)];
  return undefined;
}

/** Returns the number of lists of a condition in each status. */
export async function countsOf(db: Queryable, where: SQL | undefined, now: Date) {
  const of = (status: ListStatus) => db.$count(lists, and(where, hasStatus(status, now)));
  const DRAFT = await of('DRAFT');
  const PENDING = await of('PENDING');
  const ACCEPTED = await of('ACCEPTED');
  return { ALL: DRAFT + PENDING + ACCEPTED, DRAFT, PENDING, ACCEPTED };
}

/** List with its figures. */
interface Entry<Figures> {
  row: ListRow;
  figures: Figures;
}

interface PageOf<Figures> {
  where: SQL | undefined;
  orderBy: SQL[];
  page: Page;
  figuresOf: (ids: readonly string[]) => Promise<(id: string) => Figures>;
  /** Figure to sort by, which is read alone for all lists; null to keep the order of the rows. */
  by: {
    figuresOf: (ids: readonly string[]) => Promise<(id: string) => number>;
    isDescending: boolean;
  } | null;
}

/** Returns the ids of one page in the order of a figure; equal ones stay in the order of the rows. */
async function idsByFigure(
  db: Queryable,
  { where, orderBy, page }: Pick<PageOf<unknown>, 'where' | 'orderBy' | 'page'>,
  { figuresOf, isDescending }: NonNullable<PageOf<unknown>['by']>,
): Promise<string[]> {
  const all = await db
    .select({ id: lists.id })
    .from(lists)
    .where(where)
    .orderBy(...orderBy);
  const figureOf = await figuresOf(all.map(({ id }) => id));
  const way = isDescending ? -1 : 1;
  const { limit, offset } = rowsOf(page);
  return all
    .map(({ id }) => ({ id, figure: figureOf(id) }))
    .toSorted((a, b) => way * (a.figure - b.figure))
    .slice(offset, offset + limit)
    .map(({ id }) => id);
}

async function rowsOfPage(db: Queryable, wanted: PageOf<unknown>): Promise<ListRow[]> {
  const { where, orderBy, page, by } = wanted;
  const { limit, offset } = rowsOf(page);
  if (by === null) {
    return db
      .select()
      .from(lists)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
  }
  const ids = await idsByFigure(db, wanted, by);
  const found = await db.select().from(lists).where(inArray(lists.id, ids));
  return ids.flatMap((id) => found.find((row) => row.id === id) ?? []);
}

/**
 * Returns one page of lists with their figures. Figures are computed on each call, so sorting by one happens here: that figure is read for
 * all lists, the others only for those of the page.
 */
export async function pageOfLists<Figures>(
  db: Queryable,
  wanted: PageOf<Figures>,
): Promise<{ entries: Entry<Figures>[]; total: number }> {
  const total = await db.$count(lists, wanted.where);
  const rows = await rowsOfPage(db, wanted);
  const figures = await wanted.figuresOf(rows.map(({ id }) => id));
  return { entries: rows.map((row) => ({ row, figures: figures(row.id) })), total };
}
