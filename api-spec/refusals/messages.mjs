/** Sentences of refusals in every language: the server's, and the mock's. */
import { catalogues } from './catalogues.mjs';

/** Sentences of the error catalogue, by language. */
export const MESSAGES = catalogues('refusals');

const stem = (tag) => tag.toLowerCase().split('-')[0];

/** The language of an answer: the first of the caller's that we speak, else the first of the list. */
export function languageOf(header) {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const q = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find((value) => value !== undefined);
      return { tag, q: q === undefined ? 1 : Number(q) };
    })
    .filter(({ tag, q }) => tag !== '' && q > 0)
    .sort((a, b) => b.q - a.q);
  for (const { tag } of wanted) {
    const spoken = Object.keys(MESSAGES).find((known) => stem(known) === stem(tag));
    if (spoken !== undefined) return spoken;
  }
  return Object.keys(MESSAGES)[0];
}
