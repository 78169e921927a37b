import type { LanguageTag } from '@selvedge/domain/display/languages';
import { codeBlock, link, mailPage, paragraph } from './layout';

/** What the texts of a mail name. */
export interface MailValues {
  /** Title of the product. */
  product: string;
  code: string;
  /** What a notice says, and its address on the web, empty where it leads nowhere; for mails about notices. */
  notice?: { title: string; text: string; address: string };
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
  contactChanged: (text: string) => [paragraph(text)],
  notice: (text: string, { notice }: MailValues) => [
    ...(notice === undefined ? [] : [paragraph(notice.text)]),
    ...(notice === undefined || notice.address === '' ? [] : [link(notice.address)]),
    paragraph(text),
  ],
} as const satisfies Record<string, (text: string, values: MailValues) => string[]>;

/** Every mail the house sends. */
export type MailName = keyof typeof PARTS;

/** The names of all mails. */
export const MAIL_NAMES = Object.keys(PARTS) as MailName[];

/** Says a text of the mails in a language. */
export type SayMail = (
  language: LanguageTag,
  key: `mail.${MailName}.${'subject' | 'text'}`,
  values: Record<string, string>,
) => string;

/** Writes a mail in the words it is given: those of the server, or the same catalogues where the mails are previewed. */
export function composeWith(
  say: SayMail,
  mail: MailName,
  language: LanguageTag,
  values: MailValues,
): ComposedMail {
  const { product, code, notice } = values;
  const words = { product, code, title: notice?.title ?? '' };
  const subject = say(language, `mail.${mail}.subject`, words);
  const text = say(language, `mail.${mail}.text`, words);
  const told = mail === 'notice' && notice !== undefined ? [notice.text, notice.address] : [];
  const plain = [...told, text].filter((part) => part !== '').join('\n\n');
  return { subject, text: plain, html: mailPage(language, subject, PARTS[mail](text, values)) };
}
