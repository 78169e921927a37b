import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEFAULT_TAG, languageOfTag } from '../packages/domain/display/languages';

type Messages = { [key: string]: string | Messages };

/** Message files of the library, each with the sets of its components by name. */
const LIBRARY_FILES = ['entry.json', 'inside.json'];

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
    const files = [`apps/${app}/src`, 'packages/app-shell/src', 'packages/domain'].map((folder) =>
      messagesIn(`../${folder}/locales/${language}/${namespace}.json`),
    );
    const sets = LIBRARY_FILES.map(
      (file) => messagesIn(`../design-system/src/locales/${language}/${file}`)[namespace],
    );
    const found = [...files, ...sets]
      .flatMap((messages) => forms.map((form) => wordAt(messages, path + form)))
      .find((word) => word !== undefined);
    if (found === undefined) throw new Error(`${language} has no ${key}`);
    return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}

/** Returns a message file; empty when there is none. */
function messagesIn(file: string): Messages {
  const url = fileURLToPath(new URL(file, import.meta.url));
  return existsSync(url) ? (JSON.parse(readFileSync(url, 'utf8')) as Messages) : {};
}

/** Returns the message at a dotted path; undefined when there is none. */
function wordAt(messages: Messages | string | undefined, path: string): string | undefined {
  if (typeof messages !== 'object') return undefined;
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
