import type { Config } from '../config/config';
import type { AppName } from './staticApp';

/** Origin and port of a call, with the settings that determine the buyer app's origin. */
interface Reached {
  origin: string;
  serves: AppName | null;
  config: Pick<Config, 'buyerOrigin' | 'port' | 'adminPort'>;
}

/** Returns the origin of the buyer app, for links that are sent to buyers: the two apps have two origins (decision 0008). */
export function buyerOrigin({ origin, serves, config }: Reached): string {
  if (config.buyerOrigin !== undefined) return config.buyerOrigin;
  if (serves !== 'admin') return origin;
  const url = new URL(origin);
  if (url.port === String(config.adminPort)) url.port = String(config.port);
  return url.origin;
}
