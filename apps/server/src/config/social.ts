import { isLoopback } from '../process/loopback';

/** Settings under which an installation is registered at a social platform. */
export interface SocialSettings {
  /** The WeChat open platform, or any provider of OpenID Connect. */
  readonly kind: 'wechat' | 'oidc';
  readonly clientId: string;
  readonly clientSecret: string;
  /** Issuer address of the provider of OpenID Connect, whose discovery document stands below `/.well-known`. */
  readonly issuer: string;
  /** Address to which the platform redirects the browser: the buyer app, as it is registered there. */
  readonly returnUrl: string;
  /** Display name of the platform; unused for WeChat, which the apps name themselves. */
  readonly name: string;
}

/** Result of reading the social platform's settings from the environment; `problem` is a message for the operator who starts the server. */
export type SocialRead = { settings: SocialSettings | undefined } | { problem: string };

const isSafe = (text: string | undefined): text is string => {
  if (text === undefined || !URL.canParse(text)) return false;
  const { protocol, hostname, username, hash } = new URL(text);
  return (
    username === '' &&
    hash === '' &&
    (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)))
  );
};

/** Reads SOCIAL_PLATFORM and the variables that belong to it; `settings` is undefined when no platform is named. */
export function readSocial(env: NodeJS.ProcessEnv): SocialRead {
  const kind = env.SOCIAL_PLATFORM || undefined;
  if (kind === undefined) return { settings: undefined };
  if (kind !== 'wechat' && kind !== 'oidc')
    return { problem: `SOCIAL_PLATFORM must be wechat or oidc, not "${kind}".` };
  const { SOCIAL_CLIENT_ID: clientId, SOCIAL_CLIENT_SECRET: clientSecret, SOCIAL_NAME: name } = env;
  const { SOCIAL_RETURN_URL: returnUrl, SOCIAL_ISSUER: issuer } = env;
  if (!clientId || !clientSecret)
    return { problem: 'With SOCIAL_PLATFORM, SOCIAL_CLIENT_ID and SOCIAL_CLIENT_SECRET must be set.' };
  if (!isSafe(returnUrl))
    return {
      problem:
        'With SOCIAL_PLATFORM, SOCIAL_RETURN_URL must be the HTTPS address of the buyer app, like https://shop.example.com/.',
    };
  if (kind === 'oidc' && (!isSafe(issuer) || !name))
    return {
      problem:
        'With SOCIAL_PLATFORM=oidc, SOCIAL_ISSUER must be an HTTPS address and SOCIAL_NAME what people call it.',
    };
  return {
    settings: {
      kind,
      clientId,
      clientSecret,
      issuer: issuer ?? '',
      returnUrl,
      name: (name ?? '').slice(0, 40),
    },
  };
}
