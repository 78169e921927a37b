import type { Queryable } from '../../../db/pool';
import { type KeyIn, translate } from '../../../messages/translate';
import { notifyInLanguages } from './languages';

/** Security notice about the buyer's own account, by the key of its title and text. */
type SafetyNews = Extract<KeyIn<'notices'>, `${string}.title`> extends `${infer Name}.title` ? Name : never;

/** Notifies a buyer of a change of the account; these notices cannot be switched off. */
export function notifyOfSecurity(tx: Queryable, buyerId: string, news: SafetyNews): Promise<void> {
  return notifyInLanguages(tx, [buyerId], { type: 'SYSTEM', link: '/mine/mine' }, (language) => ({
    title: translate(language, `notices.${news}.title`),
    text: translate(language, `notices.${news}.text`),
  }));
}
