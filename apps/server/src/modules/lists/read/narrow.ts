import type { ListStatus } from '@selvedge/domain/stateMachines/listStatus';
import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { anyFolded } from '../../../db/foldedLike';
import { type Page, rowsOf } from '../../../db/paging';
import type { Queryable } from '../../../db/pool';
import { lists } from '../../../db/schema/lists';
import type { Language } from '../../../http/messages';
import { localised } from '../../../translate';
import { hasStatus } from '../../offers/rules/status';
import type { ListRow } from './listFor';

/** What both sides narrow lists by, beside who sees them. */
interface ListNarrowing {
  keywords?: string | undefined;
  deliveryMethod?: ListRow['deliveryMethod'] | undefined;
  kind?: ListRow['kind'] | undefined;
  createdFrom?: string | undefined;
  createdTo?: string | undefined;
}

/** Condition on `lists` of such filters; a span of time includes its start, not its end. */
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

/** Sorts by a column of `lists`; undefined for any other field. */
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

/** How many lists of a condition have each status. */
export async function countsOf(db: Queryable, where: SQL | undefined, now: Date) {
  const of = (status: ListStatus) => db.$count(lists, and(where, hasStatus(status, now)));
  const DRAFT = await of('DRAFT');
  const PENDING = await of('PENDING');
  const ACCEPTED = await of('ACCEPTED');
  return { ALL: DRAFT + PENDING + ACCEPTED, DRAFT, PENDING, ACCEPTED };
}

/** A list with its figures. */
interface Entry<Figures> {
  row: ListRow;
  figures: Figures;
}

interface PageOf<Figures> {
  where: SQL | undefined;
  orderBy: SQL[];
  page: Page;
  figuresOf: (ids: readonly string[]) => Promise<(id: string) => Figures>;
  /** A figure to sort by, asked for all lists, alone; null to keep the order of the rows. */
  by: {
    figuresOf: (ids: readonly string[]) => Promise<(id: string) => number>;
    isDescending: boolean;
  } | null;
}

/** The ids of one page in the order of a figure; those alike stay in the order of the rows. */
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
 * One page of lists with their figures. Figures are counted anew, so by a figure it is sorted here: that figure is asked for all lists,
 * everything else for those on the page.
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
