import type { LanguageTag } from '@selvedge/domain/display/languages';
import type { components } from '@selvedge/api-spec/types';
import { codeBlock, link, mailPage, paragraph } from './layout';

/** Values of the texts of a mail. */
export interface MailValues {
  /** Title of the product. */
  product: string;
  code: string;
  /** Title, text and web address of a notice, for mails about notices; the address is empty when the notice has no link. */
  notice?: { title: string; text: string; address: string };
}

/** Mail as it is sent: HTML for clients that show it, text for all others and for phones. */
export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
}

/** Template of a mail; its texts come from the message file `mail.json`. */
interface MailTemplate {
  /** Kind under which staff see the message. */
  kind: components['schemas']['BackgroundKind'];
  /** Returns the HTML between the title and the end. */
  body: (text: string, values: MailValues) => string[];
}

/** Template of each mail. */
export const MAILS = {
  code: { kind: 'CODE', body: (text, { code }) => [codeBlock(code), paragraph(text)] },
  knownAccount: { kind: 'KNOWN_ACCOUNT', body: (text) => [paragraph(text)] },
  contactChanged: { kind: 'CONTACT_CHANGED', body: (text) => [paragraph(text)] },
  notice: {
    kind: 'NOTICES',
    body: (text, { notice }) => [
      ...(notice === undefined ? [] : [paragraph(notice.text)]),
      ...(notice === undefined || notice.address === '' ? [] : [link(notice.address)]),
      paragraph(text),
    ],
  },
} as const satisfies Record<string, MailTemplate>;

/** Name of a mail that the server sends. */
export type MailName = keyof typeof MAILS;

/** Names of all mails. */
export const MAIL_NAMES = Object.keys(MAILS) as MailName[];

/** Function that translates a text of the mails into a language. */
export type SayMail = (
  language: LanguageTag,
  key: `mail.${MailName}.${'subject' | 'text'}`,
  values: Record<string, string>,
) => string;

/** Writes a mail with the passed translation function: that of the server, or one over the same message files where mails are previewed. */
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
  return { subject, text: plain, html: mailPage(language, subject, MAILS[mail].body(text, values)) };
}
