import type { ListStatus } from '@selvedge/domain/stateMachines/listStatus';
import { and, asc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { anyFolded } from '../../../db/foldedLike';
import { compareBy, orderTerms, placesBy, sortKeys, type Sorting } from '../../../db/ordering';
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

/** Returns the columns of `lists` by which lists are sorted, by field; any other field is a figure. */
function columnsIn(language: Language) {
  return {
    name: localised(language, sql`${lists.name}`, sql`coalesce(${lists.nameEn}, ${lists.name})`),
    startAt: lists.startAt,
    closeAt: lists.closeAt,
    createdAt: lists.createdAt,
  };
}

type Column = keyof ReturnType<typeof columnsIn>;

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

interface PageOf<Figure extends string, Figures> {
  where: SQL | undefined;
  /** Fields and page that are asked for. */
  asked: Page & Sorting<Column | Figure>;
  language: Language;
  /** Order of the rows when no field is asked for, and of those that are equal by a figure; it ends in the id. */
  usual: readonly SQL[];
  figuresOf: (ids: readonly string[]) => Promise<(id: string) => Figures>;
  /** Reads figures to sort by for all lists. */
  sortFigures: (
    ids: readonly string[],
    fields: readonly Figure[],
  ) => Promise<(id: string) => Readonly<Record<Figure, number>>>;
}

/** Returns the ids of one page in an order that figures take part in; equal ones stay in the usual order of the rows. */
async function idsByFigures<Figure extends string>(
  db: Queryable,
  { where, usual, asked, language, sortFigures }: PageOf<Figure, unknown>,
): Promise<string[]> {
  const keys = sortKeys(asked);
  const columns = columnsIn(language);
  const isColumn = (field: Column | Figure): field is Column => field in columns;
  const all = await db
    .select({
      id: lists.id,
      places: placesBy(keys.map(({ field }) => (isColumn(field) ? columns[field] : undefined))),
    })
    .from(lists)
    .where(where)
    .orderBy(...usual);
  const figures = keys.flatMap(({ field }) => (isColumn(field) ? [] : field));
  const figuresOf = await sortFigures(
    all.map(({ id }) => id),
    figures,
  );
  const { limit, offset } = rowsOf(asked);
  return all
    .map(({ id, places }) => {
      const own = figuresOf(id);
      return {
        id,
        values: keys.map(({ field }, at) => (isColumn(field) ? (places[at] ?? null) : own[field])),
      };
    })
    .toSorted((a, b) => compareBy(keys, a.values, b.values))
    .slice(offset, offset + limit)
    .map(({ id }) => id);
}

async function rowsOfPage<Figure extends string>(
  db: Queryable,
  wanted: PageOf<Figure, unknown>,
): Promise<ListRow[]> {
  const { where, asked, usual, language } = wanted;
  const { sort, order } = asked;
  const { limit, offset } = rowsOf(asked);
  const columns = columnsIn(language);
  const isColumn = (field: Column | Figure): field is Column => field in columns;
  const byColumns = sort?.filter(isColumn) ?? [];
  if (sort === undefined || byColumns.length === sort.length) {
    const terms = orderTerms({ sort: byColumns, order }, { columns, usual, ties: [asc(lists.id)] });
    return db
      .select()
      .from(lists)
      .where(where)
      .orderBy(...terms)
      .limit(limit)
      .offset(offset);
  }
  const ids = await idsByFigures(db, wanted);
  const found = await db.select().from(lists).where(inArray(lists.id, ids));
  return ids.flatMap((id) => found.find((row) => row.id === id) ?? []);
}

/**
 * Returns one page of lists with their figures. Figures are computed on each call, so sorting by them happens here: those are read for all
 * lists, the others only for the lists of the page.
 */
export async function pageOfLists<Figure extends string, Figures>(
  db: Queryable,
  wanted: PageOf<Figure, Figures>,
): Promise<{ entries: Entry<Figures>[]; total: number }> {
  const total = await db.$count(lists, wanted.where);
  const rows = await rowsOfPage(db, wanted);
  const figures = await wanted.figuresOf(rows.map(({ id }) => id));
  return { entries: rows.map((row) => ({ row, figures: figures(row.id) })), total };
}
