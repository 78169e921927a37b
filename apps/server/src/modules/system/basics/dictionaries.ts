import { DEFAULT_TAG } from '@selvedge/domain/display/languages';
import type { components } from '@selvedge/api-spec/types';
import words from '@selvedge/domain/locales/zh-CN/dictionaries.json';
import english from '@selvedge/domain/locales/en/statuses.json';
import chinese from '@selvedge/domain/locales/zh-CN/statuses.json';
import { translate } from '../../../messages/translate';

/** Value, English label, Chinese label. */
export type DictionaryItem = readonly [value: string, english: string, chinese: string];

/** Words by the code of their dictionary. */
export type Dictionaries = Readonly<Record<string, readonly DictionaryItem[]>>;

/** Numbers of the steps that bring values which the first step did not have, by dictionary and value. */
export type Arrivals = Readonly<Record<string, Readonly<Record<string, number>>>>;

type Schemas = components['schemas'];

/** Enumerations of the contract whose words are in the domain too, because both apps show them. */
interface Enumerations {
  identity_type: Schemas['IdentityType'];
  area_type: Schemas['AreaType'];
  delivery_method: Schemas['DeliveryMethod'];
  invitation_status: Schemas['InvitationStatus'];
  shortage_reason: Schemas['ShortageReason'];
  gender: Schemas['Gender'];
  account_status: Schemas['AccountStatus'];
}

type WordsOf<Code extends keyof Enumerations> = Readonly<Record<Enumerations[Code], string>>;
const WORDS: { readonly [Code in keyof Enumerations]: WordsOf<Code> } = words;
type ValueKey = { [Code in keyof Enumerations]: `${Code}.${Enumerations[Code]}` }[keyof Enumerations];
type StatusKey = keyof typeof chinese;
type Family<Key = StatusKey> = Key extends `${infer Name}.${string}` ? Name : never;

const FIRST_STEP = 1;

/** Values that come after the first step, with the number of their step: `confirmation: { ON_HOLD: 4 }`. */
const ARRIVALS: Arrivals = {};

function ownItems(code: keyof Enumerations): DictionaryItem[] {
  return Object.keys(WORDS[code]).map((value) => {
    const key = `dictionaries.${`${code}.${value}` as ValueKey}` as const;
    return [value, translate('en', key), translate('zh-CN', key)];
  });
}

/** Returns the words of a family of statuses; they are in the domain because the component library shows them too. */
function statusItems(family: Family): DictionaryItem[] {
  const keys = (Object.keys(chinese) as StatusKey[]).filter((key) => key.startsWith(`${family}.`));
  return keys.map((key) => [key.slice(family.length + 1), english[key], chinese[key]]);
}

/** Words of every enumeration, by code; labels may be edited later, values are fixed. */
const DICTIONARIES = {
  identity_type: ownItems('identity_type'),
  area_type: ownItems('area_type'),
  delivery_method: ownItems('delivery_method'),
  order_status: statusItems('status'),
  order_flow: statusItems('flow'),
  confirmation: statusItems('confirmation'),
  payment_status: statusItems('payment'),
  list_status: statusItems('list'),
  invitation_status: ownItems('invitation_status'),
  shortage_reason: ownItems('shortage_reason'),
  gender: ownItems('gender'),
  account_status: ownItems('account_status'),
} satisfies Dictionaries;

type DictionaryCode = keyof typeof DICTIONARIES;

/** Step in which dictionaries got a row with a name; `NAMED_LATER` has the step of dictionaries that came later. */
const NAMED_SINCE = 6;
const NAMED_LATER: Partial<Record<DictionaryCode, number>> = {};

/** Returns the names of the dictionaries that come with a step, by code, in the default language; undefined when there are none. */
export function dictionaryNamesOf(step: number): Readonly<Record<string, string>> | undefined {
  const added = (Object.keys(DICTIONARIES) as DictionaryCode[]).filter(
    (code) => (NAMED_LATER[code] ?? NAMED_SINCE) === step,
  );
  if (added.length === 0) return undefined;
  return Object.fromEntries(added.map((code) => [code, translate(DEFAULT_TAG, `installation.dict.${code}`)]));
}

/** Returns the words that come with a step; undefined when there are none. */
export function dictionariesOf(step: number, arrivals: Arrivals = ARRIVALS): Dictionaries | undefined {
  const added = Object.entries(DICTIONARIES).flatMap(([code, items]) => {
    const own = items.filter(([value]) => (arrivals[code]?.[value] ?? FIRST_STEP) === step);
    return own.length > 0 ? [[code, own] as const] : [];
  });
  return added.length > 0 ? Object.fromEntries(added) : undefined;
}

/** Number of the last step that brings words or their names. */
export const newestWords = Math.max(NAMED_SINCE, ...Object.values(ARRIVALS).flatMap(Object.values<number>));
