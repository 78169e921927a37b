/** Normalised response of either server family. */
export interface Answer {
  /** Whether the response is a success: body code 200, or "00000" of the other family. */
  ok: boolean;
  /** Business code. Numbers written as text are read as numbers; a text code of the other family stays text. */
  code: number | string;
  /** Message of the server in the language of Accept-Language; empty when it sent none. */
  message: string;
  data: unknown;
}

const SUCCESS_CODE = 200;
const FOREIGN_SUCCESS_CODE = '00000';

/** Returns whether a value is a plain JSON object: neither null nor a list. */
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
 * Reads an envelope of either family: `{code, message, data}` and the back office's `{code: "00000", msg, data}`. Returns undefined for
 * anything that is not an envelope (a proxy's HTML page, a mock's problem report).
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
