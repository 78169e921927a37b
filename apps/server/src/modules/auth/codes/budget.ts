import { CODE_BUDGET_ALARM_BP, DAY_MS } from '@selvedge/domain/constants';
import type { Context } from '../../../contract/handlers';
import type { Queryable } from '../../../db/pool';
import { countUse, tooMany } from '../../../http/rateLimit';
import type { CodeTarget } from './codes';

/**
 * Takes one message out of the day's budget of an area code, or of e-mail (D-60): messages cost money, and numbers that earn
 * by the call are asked for in thousands. Refuses with 42901 when it is used up. The log hears of it at 80% and at 100%.
 */
export async function spendBudget(ctx: Context, tx: Queryable, target: CodeTarget): Promise<void> {
  const isEmail = target.channel === 'email';
  const area = isEmail ? 'email' : (target.address.split(' ', 1)[0] ?? '');
  const budget = isEmail ? ctx.config.codesByEmail : ctx.config.codesPerArea;
  const { used, endsAt } = await countUse(tx, `budget ${area}`, DAY_MS, ctx.now);
  const alarmAt = Math.ceil((budget * CODE_BUDGET_ALARM_BP) / 10_000);
  if (used === alarmAt || used === budget) {
    ctx.log.warn({ event: 'codes.budget', area, used, budget }, 'many codes are sent today');
  }
  if (used > budget) throw tooMany(endsAt, ctx.now);
}
