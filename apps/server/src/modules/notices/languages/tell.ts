import { DEFAULT_TAG, LANGUAGE_TAGS, languageOfTag } from '@selvedge/domain/display/languages';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { preferences } from '../../../db/schema/accounts';
import type { Language } from '../../../http/messages';
import { type NewNotice, notify } from '../write';

const storedLanguage = ({ language }: Record<string, unknown>) =>
  typeof language === 'string' ? language : null;

async function languagesOf(db: Queryable, ids: readonly string[]): Promise<Map<string, Language>> {
  const rows = await db
    .select({ id: preferences.ownerId, value: preferences.value })
    .from(preferences)
    .where(and(eq(preferences.ownerKind, 'buyer'), inArray(preferences.ownerId, [...ids])));
  return new Map(rows.map(({ id, value }) => [id, languageOfTag(storedLanguage(value)) ?? DEFAULT_TAG]));
}

/** Writes a notice to buyers, each in the own language; null for a language in which there is nothing to say. */
export async function tellInLanguages(
  tx: Queryable,
  ids: readonly string[],
  about: Pick<NewNotice, 'type' | 'link'>,
  noticeIn: (language: Language) => { title: string; text: string } | null,
): Promise<void> {
  const languages = ids.length === 0 ? new Map<string, Language>() : await languagesOf(tx, ids);
  for (const language of LANGUAGE_TAGS) {
    const notice = noticeIn(language);
    const buyerIds = ids.filter((id) => (languages.get(id) ?? DEFAULT_TAG) === language);
    if (notice !== null) await notify(tx, { to: { buyerIds }, ...about, ...notice });
  }
}
