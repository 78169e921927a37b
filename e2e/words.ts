import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEFAULT_TAG, languageOfTag } from '../packages/domain/display/languages';

type Messages = { [key: string]: string | Messages };

/** Messages of an app in the language of the journey, from the message files of the app, the app shell, the library and the domain. */
export interface Words {
  /**
   * `listDetail:addToCart`; values fill `{{name}}`, and `count` chooses the plural form of a key that has forms. Throws when the key does
   * not exist.
   */
  (key: string, values?: Record<string, string | number>): string;
}

/** Returns the messages of `buyer` or `admin` for a browser locale. */
export function wordsOf(app: 'buyer' | 'admin', locale: string | undefined): Words {
  const language = languageOfTag(locale) ?? DEFAULT_TAG;
  const plural = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const [namespace = 'common', path = ''] = key.includes(':') ? key.split(':') : ['common', key];
    const forms = typeof values.count === 'number' ? [`_${plural.select(values.count)}`, ''] : [''];
    const found = [`apps/${app}/src`, 'packages/app-shell/src', 'design-system/src', 'packages/domain']
      .flatMap((folder) =>
        forms.map((form) => wordAt(`../${folder}/locales/${language}/${namespace}.json`, path + form)),
      )
      .find((word) => word !== undefined);
    if (found === undefined) throw new Error(`${language} has no ${key}`);
    return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}

/** Returns the message at a dotted path of a message file; undefined when there is none. */
function wordAt(file: string, path: string): string | undefined {
  const url = fileURLToPath(new URL(file, import.meta.url));
  if (!existsSync(url)) return undefined;
  const messages = JSON.parse(readFileSync(url, 'utf8')) as Messages;
  const found =
    messages[path] ??
    path
      .split('.')
      .reduce<string | Messages | undefined>(
        (node, part) => (typeof node === 'object' ? node[part] : undefined),
        messages,
      );
  return typeof found === 'string' ? found : undefined;
}

/** Returns a text of the design system, which is in no message file of an app, for a browser locale. */
export function libraryWord(locale: string | undefined, zh: string, en: string): string {
  return locale?.startsWith('zh') ? zh : en;
}
