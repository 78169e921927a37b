import type { SocialAdapter } from '../adapters';

const ANSWER_WITHIN_MS = 10_000;
/** Largest response of a platform that is read, in bytes; real ones are a few kB. */
const MOST_BYTES = 65_536;

/** Adapter for an installation without a platform: refuses every code. */
export const noSocial: SocialAdapter = {
  configured: false,
  name: null,
  isSimulated: false,
  returnUrl: null,
  departure: () => Promise.reject(new SocialUnavailableError('no social platform is configured')),
  identify: () => Promise.resolve(null),
};

/** The platform is unavailable, or does not accept this installation's credentials; the message is for the log. */
export class SocialUnavailableError extends Error {
  override readonly name = 'SocialUnavailableError';
}

async function textOf(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.byteLength;
    if (bytes > MOST_BYTES) throw new SocialUnavailableError('the social platform sends more than an answer');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Sends a request to the platform. Follows no redirect, and takes at most 10 s and 64 kB. Fails with `SocialUnavailableError`, which contains no
 * address, since addresses of the platform contain secrets.
 */
export async function askPlatform(
  address: string,
  init: RequestInit = {},
): Promise<{ status: number; body: object }> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const answer = await fetch(address, { ...init, redirect: 'error', signal });
    const body: unknown = JSON.parse(await textOf(answer));
    if (typeof body === 'object' && body !== null) return { status: answer.status, body };
  } catch (error) {
    if (error instanceof SocialUnavailableError) throw error;
    throw new SocialUnavailableError('the social platform does not answer', { cause: error });
  }
  throw new SocialUnavailableError('the social platform answers no object');
}

/** Returns a text field of a response; undefined when it is absent, empty or no text. */
export function textIn(body: object, name: string): string | undefined {
  const value: unknown = Reflect.get(body, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
