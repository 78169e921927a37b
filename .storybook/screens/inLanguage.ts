import type { Locale } from '../../design-system/src/formats/locale';

interface Refusal {
  code: number;
  message: string;
}

/** Messages of refusals by language, from the files that the server and the mock read from the disk. */
const SENTENCES = import.meta.glob<Readonly<Record<string, string>>>(
  '../../api-spec/refusals/locales/*/refusals.json',
  { eager: true, import: 'default' },
);

const sentencesOf = (language: Locale): Readonly<Record<string, string>> =>
  SENTENCES[`../../api-spec/refusals/locales/${language}/refusals.json`] ?? {};

const isRefusal = (body: unknown): body is Refusal =>
  typeof (body as Refusal | null)?.code === 'number' && (body as Refusal).code !== 200;

/** Returns a refusal of the examples, which are written in Chinese, with the server's message in the requested language. */
export function inLanguage(body: unknown, language: Locale): unknown {
  if (!isRefusal(body)) return body;
  const sentences = sentencesOf(language);
  // 40003 has a second message, for the own password of a signed-in user.
  const key = body.message === sentencesOf('zh-CN')['ownPassword'] ? 'ownPassword' : body.code;
  return { ...body, message: sentences[key] ?? sentences[`http${body.code}`] ?? body.message };
}
