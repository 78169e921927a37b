import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Catalogue = { [key: string]: string | Catalogue };

/** The words of an app in the language of the journey, from the app's own catalogues. */
export interface Words {
  /** `listDetail:addToCart`; values fill `{{name}}`. Throws when the key does not exist. */
  (key: string, values?: Record<string, string | number>): string;
}

/** Words of `buyer` or `admin` for a browser locale. */
export function wordsOf(app: 'buyer' | 'admin', locale: string | undefined): Words {
  const language = locale?.startsWith('zh') ? 'zh-CN' : 'en';
  return (key, values = {}) => {
    const [namespace = 'common', path = ''] = key.includes(':') ? key.split(':') : ['common', key];
    const file = new URL(`../apps/${app}/src/locales/${language}/${namespace}.json`, import.meta.url);
    const found = path
      .split('.')
      .reduce<string | Catalogue | undefined>(
        (node, part) => (typeof node === 'object' ? node[part] : undefined),
        JSON.parse(readFileSync(fileURLToPath(file), 'utf8')) as Catalogue,
      );
    if (typeof found !== 'string') throw new Error(`${language} has no ${key}`);
    return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}

/** A word of the design system, which is in no catalogue of an app, for a browser locale. */
export function libraryWord(locale: string | undefined, zh: string, en: string): string {
  return locale?.startsWith('zh') ? zh : en;
}
