/** Page docs/reference/statuses.md: the text of every status in each language, from the message files of the domain. */
import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@selvedge/domain/display/languages';
import { code, page, table } from './markdown';

const wordsIn = (tag: string): Record<string, string> =>
  JSON.parse(
    readFileSync(new URL(`../../../packages/domain/locales/${tag}/statuses.json`, import.meta.url), 'utf8'),
  );

/** Returns the page docs/reference/statuses.md. */
export function statusesPage(): string {
  const languages = LANGUAGES.map(({ tag, name }) => ({ name, words: wordsIn(tag) }));
  const keys = Object.keys(languages[0]?.words ?? {});
  return page(
    'Statuses',
    'packages/domain/locales',
    'What people read of a status: on marks and badges, in filters, and in the dictionaries that an installation starts with.',
    table(
      ['Family', 'Code', ...languages.map(({ name }) => name)],
      keys.map((key) => {
        const [family = '', status = ''] = key.split('.');
        return [family, code(status), ...languages.map(({ words }) => words[key] ?? '')];
      }),
    ),
  );
}
