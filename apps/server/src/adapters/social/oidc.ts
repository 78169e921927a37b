import { createHash } from 'node:crypto';
import type { SocialAdapter } from '../adapters';
import type { SocialSettings } from '../../config/social';
import { askPlatform, SocialUnavailableError, textIn } from './platform';

/** Endpoints that are used from a provider's discovery document. */
interface Provider {
  authorize: string;
  token: string;
  userinfo: string;
}

const BAD_REQUEST = 400;
const OK = 200;

function endpoint(description: object, name: string): string {
  const address = textIn(description, name);
  if (address !== undefined && URL.canParse(address)) return address;
  throw new SocialUnavailableError(`the provider of sign-ins names no ${name}`);
}

async function describe(issuer: string): Promise<Provider> {
  const { body } = await askPlatform(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  if (textIn(body, 'issuer') !== issuer)
    throw new SocialUnavailableError(
      'the provider of sign-ins calls itself something else than SOCIAL_ISSUER',
    );
  return {
    authorize: endpoint(body, 'authorization_endpoint'),
    token: endpoint(body, 'token_endpoint'),
    userinfo: endpoint(body, 'userinfo_endpoint'),
  };
}

/**
 * Sign-in by any provider of OpenID Connect: the code is exchanged with PKCE, and with the client secret in the header. The person is
 * identified by `sub` of the userinfo, which is requested with the token that came straight from the provider; so no signed token has to be
 * verified here.
 */
export function oidc(settings: SocialSettings): SocialAdapter {
  const { clientId, clientSecret, issuer, returnUrl } = settings;
  let known: Promise<Provider> | null = null;
  const provider = (): Promise<Provider> =>
    (known ??= describe(issuer).catch((error: unknown) => {
      known = null;
      throw error;
    }));
  const secret = [clientId, clientSecret].map(encodeURIComponent).join(':');

  return {
    configured: true,
    name: settings.name,
    isSimulated: false,
    returnUrl,
    async departure({ state, verifier }) {
      const address = new URL((await provider()).authorize);
      const query = {
        client_id: clientId,
        redirect_uri: returnUrl,
        response_type: 'code',
        scope: 'openid',
        state,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
      return address.href;
    },
    async identify(code, verifier) {
      if (verifier === null) return null;
      const { token, userinfo } = await provider();
      const granted = await askPlatform(token, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(secret).toString('base64')}` },
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: returnUrl,
          code_verifier: verifier,
        }),
      });
      if (granted.status === BAD_REQUEST) return null;
      const accessToken = textIn(granted.body, 'access_token');
      if (granted.status !== OK || accessToken === undefined)
        throw new SocialUnavailableError(
          `the provider of sign-ins answers ${granted.status} to the exchange`,
        );
      const person = await askPlatform(userinfo, { headers: { authorization: `Bearer ${accessToken}` } });
      const sub = textIn(person.body, 'sub');
      if (person.status !== OK || sub === undefined)
        throw new SocialUnavailableError(
          `the provider of sign-ins answers ${person.status} about the person`,
        );
      return `oidc:${issuer} ${sub}`;
    },
  };
}
