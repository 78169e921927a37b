import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_TAG, factsOf, LANGUAGE_TAGS, type LanguageTag } from '@selvedge/domain/display/languages';
import { type KeyOf, formatMessage, type TextValues } from '@selvedge/domain/display/words';
import type dictionaries from '@selvedge/domain/locales/zh-CN/dictionaries.json';
import type records from '@selvedge/domain/locales/zh-CN/records.json';
import type statuses from '@selvedge/domain/locales/zh-CN/statuses.json';
import type accounts from '../locales/zh-CN/accounts.json';
import type auth from '../locales/zh-CN/auth.json';
import type brands from '../locales/zh-CN/brands.json';
import type cart from '../locales/zh-CN/cart.json';
import type categories from '../locales/zh-CN/categories.json';
import type customers from '../locales/zh-CN/customers.json';
import type dashboard from '../locales/zh-CN/dashboard.json';
import type drafts from '../locales/zh-CN/drafts.json';
import type exportsWords from '../locales/zh-CN/exports.json';
import type filters from '../locales/zh-CN/filters.json';
import type productProblems from '../locales/zh-CN/productProblems.json';
import type productSheet from '../locales/zh-CN/productSheet.json';
import type installation from '../locales/zh-CN/installation.json';
import type announcements from '../locales/zh-CN/announcements.json';
import type tradeRules from '../locales/zh-CN/tradeRules.json';
import type importProblems from '../locales/zh-CN/importProblems.json';
import type inquiry from '../locales/zh-CN/inquiry.json';
import type lists from '../locales/zh-CN/lists.json';
import type mail from '../locales/zh-CN/mail.json';
import type notices from '../locales/zh-CN/notices.json';
import type orderNotices from '../locales/zh-CN/orderNotices.json';
import type orderSheet from '../locales/zh-CN/orderSheet.json';
import type orders from '../locales/zh-CN/orders.json';
import type payments from '../locales/zh-CN/payments.json';
import type phoneAreas from '../locales/zh-CN/phoneAreas.json';
import type places from '../locales/zh-CN/places.json';
import type preferences from '../locales/zh-CN/preferences.json';
import type products from '../locales/zh-CN/products.json';
import type purchases from '../locales/zh-CN/purchases.json';
import type sheetRefusals from '../locales/zh-CN/sheetRefusals.json';
import type shipments from '../locales/zh-CN/shipments.json';
import type staff from '../locales/zh-CN/staff.json';
import type staffSheet from '../locales/zh-CN/staffSheet.json';
import type suppliers from '../locales/zh-CN/suppliers.json';
import type summary from '../locales/zh-CN/summary.json';
import type teams from '../locales/zh-CN/teams.json';
import type upload from '../locales/zh-CN/upload.json';
import type watches from '../locales/zh-CN/watches.json';

/** Message files of the server, `locales/<language>/<area>.json`. */
interface MessageFiles {
  accounts: typeof accounts;
  auth: typeof auth;
  brands: typeof brands;
  cart: typeof cart;
  categories: typeof categories;
  customers: typeof customers;
  dashboard: typeof dashboard;
  dictionaries: typeof dictionaries;
  drafts: typeof drafts;
  exports: typeof exportsWords;
  filters: typeof filters;
  productProblems: typeof productProblems;
  productSheet: typeof productSheet;
  installation: typeof installation;
  announcements: typeof announcements;
  tradeRules: typeof tradeRules;
  importProblems: typeof importProblems;
  inquiry: typeof inquiry;
  lists: typeof lists;
  mail: typeof mail;
  notices: typeof notices;
  orderNotices: typeof orderNotices;
  orderSheet: typeof orderSheet;
  orders: typeof orders;
  payments: typeof payments;
  phoneAreas: typeof phoneAreas;
  places: typeof places;
  preferences: typeof preferences;
  products: typeof products;
  purchases: typeof purchases;
  records: typeof records;
  sheetRefusals: typeof sheetRefusals;
  shipments: typeof shipments;
  staff: typeof staff;
  staffSheet: typeof staffSheet;
  statuses: typeof statuses;
  suppliers: typeof suppliers;
  summary: typeof summary;
  teams: typeof teams;
  upload: typeof upload;
  watches: typeof watches;
}

/** Keys of one message file. */
export type KeyIn<Area extends keyof MessageFiles> = KeyOf<MessageFiles[Area]>;

/** Key of a text: its message file and the key in it, as in `cart.noPrice`. */
export type TextKey = { [Area in keyof MessageFiles]: `${Area}.${KeyIn<Area>}` }[keyof MessageFiles];

/** Content of a message file: texts, and groups of texts. */
interface Group {
  readonly [key: string]: string | Group;
}

const HERE = dirname(fileURLToPath(import.meta.url));
/** Folders of the message files: of the server and of the domain; all of them beside the bundle in a build. */
const FOLDERS = ['locales', '../locales', '../../../../packages/domain/locales']
  .map((path) => join(HERE, path))
  .filter((path) => existsSync(path));

function textsIn(group: Group, path: string): [string, string][] {
  return Object.entries(group).flatMap(([key, node]) =>
    typeof node === 'string'
      ? [[`${path}.${key}`, node] as [string, string]]
      : textsIn(node, `${path}.${key}`),
  );
}

function readLanguage(tag: LanguageTag) {
  const folders = FOLDERS.map((path) => join(path, tag));
  const texts = folders.flatMap((folder) =>
    readdirSync(folder).flatMap((file) =>
      textsIn(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Group, file.replace(/\.json$/, '')),
    ),
  );
  const plurals = new Intl.PluralRules(factsOf(tag).intl);
  return { texts: Object.fromEntries(texts), formOf: (count: number) => plurals.select(count) };
}

const languages = new Map(LANGUAGE_TAGS.map((tag) => [tag, readLanguage(tag)]));

/**
 * Returns a text of the server in a language: refusals, notices, messages, sheets, and the names of an installation's basic data. A key
 * that the default language lacks does not compile; the messages check ensures that every language has it. `values.count` selects the
 * plural form.
 */
export function translate(language: LanguageTag, key: TextKey, values: TextValues = {}): string {
  const own = languages.get(language);
  return (own && formatMessage(own.texts, key, values, own.formOf)) ?? key;
}

/** Returns a text in every language, for input that people may write in any of them. */
export function inEveryLanguage(key: TextKey): string[] {
  return LANGUAGE_TAGS.map((tag) => translate(tag, key));
}

/**
 * Returns the name that a language shows, of a pair in Chinese and in English, or the column it is read from: the Chinese one where there is
 * no English one.
 */
export function localised<Own, English>(
  language: LanguageTag,
  own: Own,
  english: English,
): Own | NonNullable<English> {
  return language === DEFAULT_TAG ? own : (english ?? own);
}
