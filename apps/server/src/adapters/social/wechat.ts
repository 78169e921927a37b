import type { SocialAdapter } from '../adapters';
import type { SocialSettings } from '../../config/social';
import { askPlatform, SocialUnavailableError, textIn } from './platform';

/** Base addresses of WeChat: of the login pages (`open`) and of the API (`api`). */
export interface WechatAddresses {
  open: string;
  api: string;
}

const WECHAT: WechatAddresses = { open: 'https://open.weixin.qq.com', api: 'https://api.weixin.qq.com' };
/** WeChat error codes of a login code that is invalid, was used before, or has expired. */
const BAD_CODES: ReadonlySet<unknown> = new Set([40029, 40163, 42003]);

/**
 * Sign-in by the WeChat open platform: people agree inside the app, and the code is exchanged with the secret in the query. The person is
 * identified by `unionid`, which is the same for all of a company's apps, or by `openid` where there is none.
 */
export function wechat(settings: SocialSettings, { open, api }: WechatAddresses = WECHAT): SocialAdapter {
  const { clientId, clientSecret, returnUrl } = settings;
  return {
    configured: true,
    name: null,
    isSimulated: false,
    returnUrl,
    departure({ state }) {
      const query = new URLSearchParams({
        appid: clientId,
        redirect_uri: returnUrl,
        response_type: 'code',
        scope: 'snsapi_userinfo',
        state,
      });
      return Promise.resolve(`${open}/connect/oauth2/authorize?${query.toString()}#wechat_redirect`);
    },
    async identify(code) {
      const query = new URLSearchParams({
        appid: clientId,
        secret: clientSecret,
        code,
        grant_type: 'authorization_code',
      });
      const { body } = await askPlatform(`${api}/sns/oauth2/access_token?${query.toString()}`);
      const person = textIn(body, 'unionid') ?? textIn(body, 'openid');
      if (person !== undefined) return `wechat:${person}`;
      const problem: unknown = Reflect.get(body, 'errcode');
      if (BAD_CODES.has(problem)) return null;
      throw new SocialUnavailableError(`the social platform refuses the exchange: ${String(problem)}`);
    },
  };
}
