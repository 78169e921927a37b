/** Messages of refusals in every language, for the server and the mock. */
import Negotiator from 'negotiator';
import { messageFiles } from './messageFiles.mjs';

/** Messages by error code, by language. */
export const MESSAGES = messageFiles('refusals');

const stem = (tag) => tag.toLowerCase().split('-')[0];

/** Returns the language of a response: the first of the caller's that has message files, else the default language. */
export function languageOf(header) {
  const tags = Object.keys(MESSAGES);
  const spoken = new Negotiator({ headers: { 'accept-language': header ?? '' } }).language(tags.map(stem));
  return tags.find((tag) => stem(tag) === spoken) ?? tags[0];
}
