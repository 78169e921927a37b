/** Translates the examples, which are written in Chinese, into English: the server shows products, places and its own texts in both. */
import { readFileSync } from 'node:fs';

const read = (name) => JSON.parse(readFileSync(new URL(`english/${name}.json`, import.meta.url), 'utf8'));
/** English phrases by Chinese ones, `#` for every number; `{2}` is the second number where English has another order. */
export const PHRASES = new Map(['goods', 'trade', 'settings'].flatMap((name) => Object.entries(read(name))));

const CHINESE = /[\u4e00-\u9fff]/;
const NUMBER = /\d+(?:[.,:]\d+)*/g;

function fill(phrase, numbers) {
  let next = 0;
  return phrase.replace(/#|\{(\d)\}/g, (_, at) => numbers[at === undefined ? next++ : Number(at) - 1] ?? '');
}

/**
 * Returns the key in `PHRASES` of a text; numbers at its end, as in product names and in the rows that fill a long page, are left out when
 * there is no phrase with them.
 */
export function phraseOf(text) {
  let pattern = text.replace(NUMBER, '#');
  while (!PHRASES.has(pattern) && pattern.endsWith(' #')) pattern = pattern.slice(0, -2);
  return pattern;
}

/** Translates a text of an example; returns it unchanged when there is no phrase, as with the names of people. */
function phraseInEnglish(text) {
  const phrase = phraseOf(text);
  const english = PHRASES.get(phrase);
  if (english === undefined) return text;
  const numbers = text.match(NUMBER) ?? [];
  const own = phrase.split('#').length - 1;
  return [fill(english, numbers), ...numbers.slice(own)].join(' ');
}

/** Translates the data of a success: every Chinese text that has no English field beside it (`nameEn` and the like). */
export function inEnglish(shown) {
  if (typeof shown === 'string') return CHINESE.test(shown) ? phraseInEnglish(shown) : shown;
  if (Array.isArray(shown)) return shown.map(inEnglish);
  if (typeof shown !== 'object' || shown === null) return shown;
  return Object.fromEntries(
    Object.entries(shown).map(([name, value]) => [name, shown[`${name}En`] ? value : inEnglish(value)]),
  );
}
