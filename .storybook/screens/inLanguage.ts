import type { Locale } from '../../design-system/src/formats/locale';

interface Refusal {
  code: number;
  message: string;
}

/** Sentences by language, from the catalogues that the server and the mock read from the disk. */
const SENTENCES = import.meta.glob<Readonly<Record<string, string>>>(
  '../../api-spec/refusals/locales/*/refusals.json',
  { eager: true, import: 'default' },
);

const isRefusal = (body: unknown): body is Refusal =>
  typeof (body as Refusal | null)?.code === 'number' && (body as Refusal).code !== 200;

/** A refusal of the examples, which are written in Chinese, with the server's sentence in the language asked for. */
export function inLanguage(body: unknown, language: Locale): unknown {
  if (!isRefusal(body)) return body;
  const sentences = SENTENCES[`../../api-spec/refusals/locales/${language}/refusals.json`] ?? {};
  return { ...body, message: sentences[body.code] ?? sentences[`http${body.code}`] ?? body.message };
}
