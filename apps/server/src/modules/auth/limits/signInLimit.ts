import { HOUR_MS } from '@selvedge/domain/constants';
import { LOGIN_PER_HOUR, LOGIN_PER_MINUTE } from '@selvedge/domain/people/signInLimits';
import type { Services } from '../../../contract/context';
import type { OperationId } from '../../../contract/handlers';
import { networkOf } from '../../../http/callLimits';
import { limitRate } from '../../../http/rateLimit';

const MINUTE_MS = 60_000;
const SIGN_INS: ReadonlySet<string> = new Set<OperationId>([
  'frontUserLogin',
  'frontWechatLogin',
  'frontWechatLoginQr',
  'postAuthFactor',
  'postAuthLogin',
]);

/**
 * Limits sign-ins per address, before their body is read: 10 a minute and 100 an hour, both scaled by
 * LOGINS_PER_MINUTE. Refuses with 42901.
 */
export async function limitSignIns(
  operationId: string,
  { db, config }: Pick<Services, 'db' | 'config'>,
  address: string,
): Promise<void> {
  if (!SIGN_INS.has(operationId)) return;
  const key = `login ${networkOf(address)}`;
  const now = new Date();
  const perHour = config.loginsPerMinute * (LOGIN_PER_HOUR / LOGIN_PER_MINUTE);
  await limitRate(db, key, config.loginsPerMinute, MINUTE_MS, now);
  await limitRate(db, `${key} hour`, perHour, HOUR_MS, now);
}
