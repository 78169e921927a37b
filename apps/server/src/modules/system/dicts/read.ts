import { codes } from '@selvedge/api-spec/codes';
import { and, asc, eq, sql } from 'drizzle-orm';
import { column } from '../../../db/columnTypes';
import { anyFolded } from '../../../db/foldedLike';
import { orderTerms, type Sorting } from '../../../db/ordering';
import { type Page, rowsOf } from '../../../db/paging';
import type { Queryable } from '../../../db/pool';
import { dictItems, dicts, systemState } from '../../../db/schema/platform';
import { expression } from '../../../db/statement';
import { refuse } from '../../../http/errors';
import { type EntryStatus, isInUse, statusOf } from '../rules/entryStatus';

/** A stored dictionary. */
export type DictRow = typeof dicts.$inferSelect;
/** A stored word. */
export type WordRow = typeof dictItems.$inferSelect;

/** Key of the number that rises with each change of a dictionary or of a word. */
export const DICT_VERSION = 'dict_version';

interface Narrowed extends Page {
  keywords?: string;
  status?: EntryStatus;
}

const itemCount = expression({
  name: 'dicts.itemCount',
  type: column.integer,
  sql: () => sql`(select count(*)::int from dict_items w where w.code = dicts.code)`,
  from: dicts,
  example: (make) => make(),
});

const SORTS = { name: dicts.name, code: dicts.code, itemCount: itemCount(), updatedAt: dicts.updatedAt };
const WORD_SORTS = {
  sort: dictItems.sort,
  value: dictItems.value,
  label: dictItems.label,
  labelEn: dictItems.labelEn,
};

const shown = (dict: DictRow) => ({ ...dict, status: statusOf(dict), remark: dict.remark || null });

/** Returns a word as tables and forms show it. */
const shownWord = (word: WordRow) => ({ ...word, status: statusOf(word) });

/** Returns one page of the dictionaries with the number of their words. */
export async function dictPage(db: Queryable, filter: Narrowed & Sorting<keyof typeof SORTS>) {
  const { pageNum, pageSize, status } = filter;
  const where = and(
    status === undefined ? undefined : eq(dicts.enabled, isInUse(status)),
    anyFolded(filter.keywords, dicts.name, dicts.code, dicts.remark),
  );
  const found = await db
    .select({ dict: dicts, itemCount: itemCount() })
    .from(dicts)
    .where(where)
    .orderBy(...orderTerms(filter, { columns: SORTS, usual: { field: 'code' }, ties: [asc(dicts.id)] }))
    .limit(rowsOf(filter).limit)
    .offset(rowsOf(filter).offset);
  const list = found.map((row) => ({ ...shown(row.dict), itemCount: row.itemCount }));
  return { list, total: await db.$count(dicts, where), pageNum, pageSize };
}

/** Returns a dictionary by its id; refuses with 40401 when it does not exist. */
export async function dictForm(db: Queryable, id: string) {
  const [dict] = await db.select().from(dicts).where(eq(dicts.id, id));
  if (dict === undefined) throw refuse(codes.NOT_FOUND);
  return shown(dict);
}

/** Returns a dictionary by its code; refuses with 40401 when it does not exist. */
async function dictNamed(db: Queryable, code: string): Promise<DictRow> {
  const [dict] = await db.select().from(dicts).where(eq(dicts.code, code));
  if (dict === undefined) throw refuse(codes.NOT_FOUND);
  return dict;
}

/** Returns one page of the words of a dictionary. */
export async function wordPage(
  db: Queryable,
  code: string,
  filter: Narrowed & Sorting<keyof typeof WORD_SORTS>,
) {
  await dictNamed(db, code);
  const { pageNum, pageSize, status } = filter;
  const where = and(
    eq(dictItems.code, code),
    status === undefined ? undefined : eq(dictItems.enabled, isInUse(status)),
    anyFolded(filter.keywords, dictItems.value, dictItems.label, dictItems.labelEn),
  );
  const found = await db
    .select()
    .from(dictItems)
    .where(where)
    .orderBy(
      ...orderTerms(filter, { columns: WORD_SORTS, usual: { field: 'sort' }, ties: [asc(dictItems.value)] }),
    )
    .limit(rowsOf(filter).limit)
    .offset(rowsOf(filter).offset);
  return { list: found.map(shownWord), total: await db.$count(dictItems, where), pageNum, pageSize };
}

/** Returns one word as its form shows it, and whether its dictionary fixes the value. */
export async function wordForm(db: Queryable, code: string, id: string) {
  const { system } = await dictNamed(db, code);
  const [word] = await db
    .select()
    .from(dictItems)
    .where(and(eq(dictItems.code, code), eq(dictItems.id, id)));
  if (word === undefined) throw refuse(codes.NOT_FOUND);
  return { ...shownWord(word), system };
}

/** Returns the enabled words of an enabled dictionary, in sort order; refuses with 40401 when there is no such dictionary. */
export async function wordsOf(db: Queryable, code: string): Promise<WordRow[]> {
  const { enabled } = await dictNamed(db, code);
  if (!enabled) throw refuse(codes.NOT_FOUND);
  return db
    .select()
    .from(dictItems)
    .where(and(eq(dictItems.code, code), eq(dictItems.enabled, true)))
    .orderBy(asc(dictItems.sort), asc(dictItems.value));
}

/** Returns every enabled dictionary with its enabled words. */
export async function dictBook(db: Queryable) {
  const inUse = await db.select().from(dicts).where(eq(dicts.enabled, true)).orderBy(asc(dicts.code));
  const words = await db
    .select()
    .from(dictItems)
    .where(eq(dictItems.enabled, true))
    .orderBy(asc(dictItems.sort), asc(dictItems.value));
  const [stored] = await db.select().from(systemState).where(eq(systemState.key, DICT_VERSION));
  const byCode = new Map<string, WordRow[]>(inUse.map(({ code }) => [code, []]));
  for (const word of words) byCode.get(word.code)?.push(word);
  return {
    version: Number(stored?.value ?? 1),
    dicts: inUse.map(({ code, name }) => ({ code, name, items: byCode.get(code) ?? [] })),
  };
}
