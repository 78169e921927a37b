import type { SocialAdapter } from '../adapters';

const ANSWER_WITHIN_MS = 10_000;
/** What platforms answer is a few kB. */
const MOST_BYTES = 65_536;

/** How a house is known to a social platform. */
export interface SocialSettings {
  /** The WeChat open platform, or any provider of OpenID Connect. */
  readonly kind: 'wechat' | 'oidc';
  readonly clientId: string;
  readonly clientSecret: string;
  /** Address of the provider of OpenID Connect, whose description stands below `/.well-known`. */
  readonly issuer: string;
  /** Where the platform sends the browser back to: the buyer app, as it is registered there. */
  readonly returnUrl: string;
  /** What people call the platform; unused for WeChat, which the apps name themselves. */
  readonly name: string;
}

/** No platform is configured: every code is refused. */
export const noSocial: SocialAdapter = {
  configured: false,
  name: null,
  isSimulated: false,
  returnUrl: null,
  departure: () => Promise.reject(new SocialAwayError('no social platform is configured')),
  identify: () => Promise.resolve(null),
};

/** The platform does not do its work, or takes the house for somebody else; the message is for the log. */
export class SocialAwayError extends Error {
  override readonly name = 'SocialAwayError';
}

async function textOf(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.byteLength;
    if (bytes > MOST_BYTES) throw new SocialAwayError('the social platform sends more than an answer');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Asks the platform. It follows no redirect, and takes no more than 10 s and 64 kB. Fails with `SocialAwayError`, which names no
 * address, since addresses of the platform hold secrets.
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
    if (error instanceof SocialAwayError) throw error;
    throw new SocialAwayError('the social platform does not answer', { cause: error });
  }
  throw new SocialAwayError('the social platform answers no object');
}

/** A text of an answer; undefined where it has none of this name. */
export function textIn(body: object, name: string): string | undefined {
  const value: unknown = Reflect.get(body, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
