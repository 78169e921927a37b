/** The examples in English: they are written in Chinese, and the server shows goods, places and its own words in both. */
import { readFileSync } from 'node:fs';

const read = (name) => JSON.parse(readFileSync(new URL(`english/${name}.json`, import.meta.url), 'utf8'));
/** English by Chinese, `#` for every number; `{2}` is the second one where English has another order. */
export const PHRASES = new Map(['goods', 'trade', 'house'].flatMap((name) => Object.entries(read(name))));

const CHINESE = /[\u4e00-\u9fff]/;
const NUMBER = /\d+(?:[.,:]\d+)*/g;

function fill(phrase, numbers) {
  let next = 0;
  return phrase.replace(/#|\{(\d)\}/g, (_, at) => numbers[at === undefined ? next++ : Number(at) - 1] ?? '');
}

/** The phrase of a text: numbers behind it count, in the names of goods and in the rows that make a page long. */
export function phraseOf(text) {
  let pattern = text.replace(NUMBER, '#');
  while (!PHRASES.has(pattern) && pattern.endsWith(' #')) pattern = pattern.slice(0, -2);
  return pattern;
}

/** A text of an example in English; as it is where there is none, as with the names of people. */
function phraseInEnglish(text) {
  const phrase = phraseOf(text);
  const english = PHRASES.get(phrase);
  if (english === undefined) return text;
  const numbers = text.match(NUMBER) ?? [];
  const own = phrase.split('#').length - 1;
  return [fill(english, numbers), ...numbers.slice(own)].join(' ');
}

/** What a success shows, in English: every text in Chinese whose English does not stand beside it as `nameEn` or the like. */
export function inEnglish(shown) {
  if (typeof shown === 'string') return CHINESE.test(shown) ? phraseInEnglish(shown) : shown;
  if (Array.isArray(shown)) return shown.map(inEnglish);
  if (typeof shown !== 'object' || shown === null) return shown;
  return Object.fromEntries(
    Object.entries(shown).map(([name, value]) => [name, shown[`${name}En`] ? value : inEnglish(value)]),
  );
}
