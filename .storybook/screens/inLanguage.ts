import { MESSAGES } from '../../api-spec/refusals/messages.mjs';
import type { Locale } from '../../design-system/src/formats/locale';

interface Refusal {
  code: number;
  message: string;
}

const isRefusal = (body: unknown): body is Refusal =>
  typeof (body as Refusal | null)?.code === 'number' && (body as Refusal).code !== 200;

/** A refusal of the examples, which are written in Chinese, with the server's sentence in the language asked for. */
export function inLanguage(body: unknown, language: Locale): unknown {
  if (!isRefusal(body)) return body;
  const sentences: Readonly<Record<string, string>> = MESSAGES[language];
  return { ...body, message: sentences[body.code] ?? sentences[`http${body.code}`] ?? body.message };
}
