import type { LanguageTag } from '@selvedge/domain/display/languages';
import { translate } from '../../../messages/translate';
import { type ComposedMail, composeWith, type MailName, type MailValues } from './compose';

/** Writes a mail in a language, with the messages of the server. */
export function composeMail(mail: MailName, language: LanguageTag, values: MailValues): ComposedMail {
  return composeWith(translate, mail, language, values);
}
