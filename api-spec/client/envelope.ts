/** What every answer of either server family comes down to after normalising. */
export interface Answer {
  /** True for body code 200 and for the other family's "00000". */
  ok: boolean;
  /** Business code. Numbers written as text are read as numbers; a foreign family's text code stays text. */
  code: number | string;
  /** The server's words, already in the language of Accept-Language; empty when it sent none. */
  message: string;
  data: unknown;
}

const SUCCESS_CODE = 200;
const FOREIGN_SUCCESS_CODE = '00000';

/** A plain JSON object: neither null nor a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readCode(code: unknown): number | string | undefined {
  if (typeof code === 'number') return code;
  if (typeof code !== 'string' || code === '') return undefined;
  if (code === FOREIGN_SUCCESS_CODE) return SUCCESS_CODE;
  return /^[1-9]\d*$/.test(code) ? Number(code) : code;
}

/**
 * Reads an envelope of either family: `{code, message, data}` and the back office's `{code: "00000", msg, data}`.
 * Answers undefined for anything that is not an envelope (a proxy's HTML page, a mock's problem report).
 */
export function normaliseEnvelope(body: unknown): Answer | undefined {
  if (!isRecord(body)) return undefined;
  const code = readCode(body.code);
  if (code === undefined) return undefined;
  const message = [body.message, body.msg].find((text) => typeof text === 'string' && text.trim() !== '');
  return {
    ok: code === SUCCESS_CODE,
    code,
    message: typeof message === 'string' ? message : '',
    data: body.data ?? null,
  };
}
