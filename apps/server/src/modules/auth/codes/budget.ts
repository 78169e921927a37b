import { DAY_MS } from '@selvedge/domain/constants';
import {
  CODE_BUDGET_ALARM_BP,
  CODE_BUDGET_KEPT_BP,
  CODE_BUDGET_PER_CALLER_BP,
  CODE_MAX_OF_NEW_CALLER,
} from '@selvedge/domain/people/signInLimits';
import type { Context } from '../../../contract/handlers';
import type { Queryable } from '../../../db/pool';
import { networkOf } from '../../../http/callLimits';
import { countUse, tooMany, usesOf } from '../../../http/rateLimit';
import type { CodeTarget } from './codes';

const shareOf = (budget: number, basisPoints: number) => Math.ceil((budget * basisPoints) / 10_000);

/**
 * Takes one message from the day's budget of an area code, or of e-mail: messages cost money, and numbers that earn by the call are
 * requested in thousands. Refuses with 42901 when the budget is used up, and a caller address that used up its own share. The last part is
 * reserved for targets with an account and for callers that are new today; other callers get the same response as if the message was sent,
 * because a refusal would reveal which targets have an account. Returns whether the message is to be sent. Logs a warning when 80% and when
 * 100% of the budget are used.
 */
export async function spendBudget(
  ctx: Context,
  tx: Queryable,
  target: CodeTarget,
  hasAccount: boolean,
): Promise<boolean> {
  const { now } = ctx;
  const isEmail = target.channel === 'email';
  const area = isEmail ? 'email' : (target.address.split(' ', 1)[0] ?? '');
  const budget = isEmail ? ctx.config.codesByEmail : ctx.config.codesPerArea;
  const warnAt = (used: number) => {
    if (used === shareOf(budget, CODE_BUDGET_ALARM_BP) || used === budget)
      ctx.log.warn({ event: 'codes.budget', area, used, budget }, 'many codes are sent today');
  };

  const caller = await countUse(tx, `budget ${area} ${networkOf(ctx.ip)}`, DAY_MS, now);
  const ownShare = Math.max(CODE_MAX_OF_NEW_CALLER, shareOf(budget, CODE_BUDGET_PER_CALLER_BP));
  if (caller.used > ownShare) throw tooMany(caller.endsAt, now);

  const kept = shareOf(budget, CODE_BUDGET_KEPT_BP);
  const open = budget - kept;
  const { used, endsAt } = await countUse(tx, `budget ${area}`, DAY_MS, now);
  if (used <= open) {
    warnAt(used);
    return true;
  }
  const keptKey = `budget ${area} kept`;
  if (!hasAccount && caller.used > CODE_MAX_OF_NEW_CALLER) {
    if ((await usesOf(tx, keptKey, DAY_MS, now)) >= kept) throw tooMany(endsAt, now);
    return false;
  }
  const last = await countUse(tx, keptKey, DAY_MS, now);
  if (last.used > kept) throw tooMany(endsAt, now);
  warnAt(open + last.used);
  return true;
}
