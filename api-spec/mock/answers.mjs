import { randomBytes } from 'node:crypto';
import { utils, write } from 'xlsx';
import { pictureOf } from './picture.mjs';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const JSON_TYPE = 'application/json; charset=utf-8';

/** Headers that the server sends with every answer, and the wait that a refusal or a server at rest asks for. */
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

/** `lines.0.qty` from Prism's location; a missing property is named by its message only. */
function fieldName({ location, message }) {
  const missing = /required property '([^']+)'/.exec(message)?.[1];
  const [place, ...path] = location;
  if (place === 'header') return '';
  return [...path, ...(missing ? [missing] : [])].join('.');
}

function readFields(validation) {
  const named = validation.map((one) => [fieldName(one), one.message]).filter(([name]) => name !== '');
  return Object.fromEntries(named);
}

/**
 * What our server would answer where Prism refuses a request (D-02): bad input and an absent buyer token are HTTP 200
 * with a body code, an unknown address is HTTP 404.
 */
function refusal(problem, url) {
  if (problem.status === 401) {
    const buyer = url.pathname.startsWith('/api/sp/');
    return envelope(buyer ? 200 : 401, 401, '登录已过期，请重新登录');
  }
  if (problem.status === 422 || problem.status === 415) {
    return envelope(200, 40001, '输入有误', { fields: readFields(problem.additional?.validation ?? []) });
  }
  if (problem.status === 404) return envelope(404, 40401, problem.message);
  return envelope(500, 50001, problem.message, { traceId: 'mock' });
}

/** A small real workbook, because an example can hold no binary file. */
function workbook() {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Mock'], ['0012345678905']]), 'Mock');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
}

/**
 * Turns Prism's outcome into the response to send.
 * @returns {{ status: number, headers: Record<string, string>, body: string | Buffer }}
 */
export function toResponse({ answer, problem }, url) {
  if (!answer) return refusal(problem, url);
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
  const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? null);
  return { status: answer.statusCode, headers, body };
}
