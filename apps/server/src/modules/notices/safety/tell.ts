import type { Queryable } from '../../../db/pool';
import { type KeyIn, translate } from '../../../translate';
import { tellInLanguages } from '../languages/tell';

/** What a buyer is told of the own account, by the key of its title and text. */
type SafetyNews = Extract<KeyIn<'notices'>, `${string}.title`> extends `${infer Name}.title` ? Name : never;

/** Tells a buyer of something that was done with the account, which cannot be switched off. */
export function tellOfSafety(tx: Queryable, buyerId: string, news: SafetyNews): Promise<void> {
  return tellInLanguages(tx, [buyerId], { type: 'SYSTEM', link: '/mine/mine' }, (language) => ({
    title: translate(language, `notices.${news}.title`),
    text: translate(language, `notices.${news}.text`),
  }));
}
