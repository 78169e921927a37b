/** Sentences of refusals in every language: the server's, and the mock's. */
import Negotiator from 'negotiator';
import { messageFiles } from './messageFiles.mjs';

/** Sentences of the error catalogue, by language. */
export const MESSAGES = messageFiles('refusals');

const stem = (tag) => tag.toLowerCase().split('-')[0];

/** The language of an answer: the first of the caller's that we speak, else the first of the list. */
export function languageOf(header) {
  const tags = Object.keys(MESSAGES);
  const spoken = new Negotiator({ headers: { 'accept-language': header ?? '' } }).language(tags.map(stem));
  return tags.find((tag) => stem(tag) === spoken) ?? tags[0];
}
