import type { Config } from '../config';
import type { AppName } from './staticApp';

/** How a call reached the server. */
interface Reached {
  origin: string;
  serves: AppName | null;
  config: Pick<Config, 'buyerOrigin' | 'port' | 'adminPort'>;
}

/** Where buyers reach their app, for links that are given to them: the two apps stand on two origins (decision 0008). */
export function buyerOrigin({ origin, serves, config }: Reached): string {
  if (config.buyerOrigin !== undefined) return config.buyerOrigin;
  if (serves !== 'admin') return origin;
  const url = new URL(origin);
  if (url.port === String(config.adminPort)) url.port = String(config.port);
  return url.origin;
}
