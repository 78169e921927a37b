/**
 * Status texts in examples: `{"$statuses": "confirmation", "tagTypes": {"CONFIRMED": "POSITIVE"}}` becomes the items of a dictionary,
 * `{"$statusCount": "confirmation"}` their number, so that a new status changes no example.
 */
import { readFileSync } from 'node:fs';

const wordsIn = (tag) =>
  JSON.parse(
    readFileSync(new URL(`../../../packages/domain/locales/${tag}/statuses.json`, import.meta.url), 'utf8'),
  );
const [chinese, english] = ['zh-CN', 'en'].map(wordsIn);

const keysOf = (family) => Object.keys(chinese).filter((key) => key.startsWith(`${family}.`));

function itemsOf({ $statuses: family, tagTypes = {} }) {
  return keysOf(family).map((key, at) => {
    const value = key.slice(family.length + 1);
    const tagType = tagTypes[value] ?? 'NEUTRAL';
    return { value, label: chinese[key], labelEn: english[key], sort: at + 1, tagType };
  });
}

/** Replaces `$statuses` and `$statusCount` in examples by the texts and the number of statuses of the family. */
export function withStatuses(value) {
  if (Array.isArray(value)) return value.map(withStatuses);
  if (typeof value !== 'object' || value === null) return value;
  if ('$statuses' in value) return itemsOf(value);
  if ('$statusCount' in value) return keysOf(value.$statusCount).length;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withStatuses(inner)]));
}
