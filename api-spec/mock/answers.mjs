import { randomBytes } from 'node:crypto';
import { utils, write } from 'xlsx';
import { MESSAGES } from '../refusals/messages.mjs';
import { fieldsOf, translated } from '../refusals/sentences.mjs';
import { inEnglish } from './english.mjs';
import { pictureOf } from './picture.mjs';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const JSON_TYPE = 'application/json; charset=utf-8';

/** Returns the headers that the server sends with every response, and `Retry-After` for refusals with a wait and for HTTP 503. */
function headersOf(status, body) {
  const wait = status === 503 ? 1 : body?.data?.retryAfter;
  return {
    'X-Request-Id': randomBytes(10).toString('hex'),
    ...(wait === undefined || body?.code === 200 ? {} : { 'Retry-After': String(wait) }),
  };
}

function envelope(status, code, message, data = null) {
  const body = { code, message, data };
  return {
    status,
    headers: { 'Content-Type': JSON_TYPE, ...headersOf(status, body) },
    body: JSON.stringify(body),
  };
}

/**
 * Converts a problem that Prism reports for a form into a finding of the validator: a missing part (`required`) or a wrong one (`other`).
 */
function ofForm({ location, message }) {
  const missing = /required property '([^']+)'/.exec(message)?.[1];
  const [, ...path] = location;
  return {
    keyword: missing === undefined ? 'other' : 'required',
    instancePath: path.map((part) => `/${part}`).join(''),
    schemaPath: '',
    params: { missingProperty: missing },
  };
}

/**
 * Builds the response that our server sends when it refuses a request: bad input and a missing buyer token are HTTP 200 with a body code,
 * an unknown address is HTTP 404.
 */
function refusal(problem, url, language) {
  const words = MESSAGES[language];
  if (problem.status === 401) {
    const buyer = url.pathname.startsWith('/api/sp/');
    return envelope(buyer ? 200 : 401, 401, words[401]);
  }
  if (problem.status === 422 || problem.status === 415) {
    const findings = problem.findings ?? (problem.additional?.validation ?? []).map(ofForm);
    return envelope(200, 40001, words[40001], { fields: fieldsOf(findings, language) });
  }
  if (problem.status === 404) return envelope(404, 404, problem.message);
  return envelope(500, 50001, problem.message, { traceId: 'mock' });
}

/** Returns the message key of an example: `ownPassword` where the example has that message, else its code. */
function keyOfMessage({ code, message }) {
  return message === MESSAGES['zh-CN'].ownPassword ? 'ownPassword' : code;
}

/** Translates an example, which is written in Chinese, into the requested language; a refusal gets the server's messages. */
function inLanguage(body, language) {
  if (language === 'zh-CN' || typeof body?.code !== 'number') return body;
  if (body.code === 200) return { ...body, data: inEnglish(body.data) };
  const words = MESSAGES[language];
  const { fields } = body.data ?? {};
  const inWords = Object.entries(fields ?? {}).map(([name, sentence]) => [
    name,
    translated(sentence, language),
  ]);
  return {
    ...body,
    message: words[keyOfMessage(body)] ?? words[`http${body.code}`] ?? body.message,
    data: fields === undefined ? body.data : { ...body.data, fields: Object.fromEntries(inWords) },
  };
}

/** Creates a small real workbook, because an example cannot hold a binary file. */
function workbook() {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Mock'], ['0012345678905']]), 'Mock');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
}

/**
 * Turns Prism's outcome into the response to send, in the requested language.
 * @returns {{ status: number, headers: Record<string, string>, body: string | Buffer }}
 */
export function toResponse({ answer, problem }, url, language) {
  if (!answer) return refusal(problem, url, language);
  const type = answer.headers?.['Content-type'] ?? '';
  const headers = {
    ...(type === '' ? {} : { 'Content-Type': type }),
    ...headersOf(answer.statusCode, answer.body),
  };
  if (type.startsWith(XLSX)) {
    const name = `${url.pathname.split('/').at(-1)}.xlsx`;
    headers['Content-Disposition'] = `attachment; filename="${name}"`;
    return { status: answer.statusCode, headers, body: workbook() };
  }
  if (type.startsWith('image/') && url.pathname.startsWith('/files/')) {
    return { status: answer.statusCode, headers, body: pictureOf(url.pathname) };
  }
  const body =
    typeof answer.body === 'string' ? answer.body : JSON.stringify(inLanguage(answer.body ?? null, language));
  return { status: answer.statusCode, headers, body };
}
