import type { LanguageTag } from '@selvedge/domain/display/languages';
import { translate } from '../../../translate';
import { codeBlock, mailPage, paragraph } from './layout';

/** What the texts of a mail name. */
export interface MailValues {
  /** Title of the product. */
  product: string;
  code: string;
}

/** A mail as it goes out: HTML for programs that show it, text for all others and for phones. */
export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
}

/** The HTML of each mail between its title and its end; the words are those of the catalogue `mail.json`. */
const PARTS = {
  code: (text: string, { code }: MailValues) => [codeBlock(code), paragraph(text)],
  knownAccount: (text: string) => [paragraph(text)],
} as const satisfies Record<string, (text: string, values: MailValues) => string[]>;

/** Every mail the house sends. */
export type MailName = keyof typeof PARTS;

/** Writes a mail in a language. */
export function composeMail(mail: MailName, language: LanguageTag, values: MailValues): ComposedMail {
  const words = { product: values.product, code: values.code };
  const subject = translate(language, `mail.${mail}.subject`, words);
  const text = translate(language, `mail.${mail}.text`, words);
  return { subject, text, html: mailPage(language, subject, PARTS[mail](text, values)) };
}
