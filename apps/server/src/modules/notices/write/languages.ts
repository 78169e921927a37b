import { DEFAULT_TAG, LANGUAGE_TAGS, languageOfTag } from '@selvedge/domain/display/languages';
import type { Queryable, Tx } from '../../../db/pool';
import { preferences } from '../../../db/schema/accounts';
import { prepared } from '../../../db/statement';
import { typeOf } from '../../../db/columnTypes';
import type { Language } from '../../../http/messages';
import { type NewNotice, notify } from './inbox';

const storedLanguage = ({ language }: Record<string, unknown>) =>
  typeof language === 'string' ? language : null;

const preferencesOf = prepared({
  name: 'notices.preferencesOf',
  row: { id: typeOf(preferences.ownerId), value: typeOf(preferences.value) },
  text: `select owner_id as id, value from preferences where owner_kind = 'buyer' and owner_id = any($1::text[])`,
  values: (ids: readonly string[]) => [ids],
  example: (make) => make(['b1']),
});

async function readLanguages(db: Queryable, ids: readonly string[]): Promise<Map<string, Language>> {
  const rows = await preferencesOf(db, ids);
  const chosen = new Map(rows.map(({ id, value }) => [id, languageOfTag(storedLanguage(value))]));
  return new Map(ids.map((id) => [id, chosen.get(id) ?? DEFAULT_TAG]));
}

/** Languages read in advance, by transaction. */
const learned = new WeakMap<object, Map<string, Language>>();

/**
 * Reads the languages of buyers in advance of a notice of the same transaction, in parallel with its other reads, so that the notice needs
 * no query of its own.
 */
export async function preloadLanguages(tx: Tx, ids: readonly string[]): Promise<void> {
  learned.set(tx, await readLanguages(tx, ids));
}

async function languagesOf(db: Queryable, ids: readonly string[]): Promise<Map<string, Language>> {
  const languages = new Map(learned.get(db));
  const others = ids.filter((id) => !languages.has(id));
  if (others.length === 0) return languages;
  return new Map([...languages, ...(await readLanguages(db, others))]);
}

/** Writes a notice to buyers, each in the buyer's own language; `noticeIn` returns null for a language without a text. */
export async function notifyInLanguages(
  tx: Queryable,
  ids: readonly string[],
  about: Pick<NewNotice, 'type' | 'link'>,
  noticeIn: (language: Language) => { title: string; text: string } | null,
): Promise<void> {
  const languages = await languagesOf(tx, ids);
  for (const language of LANGUAGE_TAGS) {
    const notice = noticeIn(language);
    const buyerIds = ids.filter((id) => languages.get(id) === language);
    if (notice !== null) await notify(tx, { to: { buyerIds }, ...about, ...notice, language });
  }
}
