import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import {
  RULE_KEYS,
  type RuleKey,
  type RuleValue,
  tierFault,
  DEFAULT_TRADE_RULES,
  valueOfRule,
} from '@selvedge/domain/money/tradeRules';
import { eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../contract/handlers';
import { record } from '../../db/records';
import { tradeRules } from '../../db/schema/platform';
import { refuseOldVersion } from '../../http/conflict';
import { invalid, refuse } from '../../http/errors';
import { announceAll } from '../../live/announce';
import { translate } from '../../messages/translate';
import { RULE_ENTITY } from './read';

/** Refuses with 40001 a value of the wrong kind, and surcharge tiers that do not rise from zero with a falling surcharge. */
function checkValue(
  { language }: Pick<Context, 'language'>,
  key: RuleKey,
  { pieces, tiers }: RuleValue,
): void {
  if (key !== 'surchargeTiers') {
    if (pieces === undefined || tiers !== undefined)
      throw invalid({ 'value.pieces': translate(language, 'tradeRules.piecesMissing') });
    return;
  }
  if (tiers === undefined || pieces !== undefined)
    throw invalid({ 'value.tiers': translate(language, 'tradeRules.tiersMissing') });
  const found = tierFault(tiers);
  if (found === null) return;
  const field = found.fault === 'FALLING' ? 'surchargeBp' : 'fromCents';
  throw invalid({
    [`value.tiers.${found.at}.${field}`]: translate(language, `tradeRules.fault.${found.fault}`),
  });
}

/**
 * Sets a trade rule from now on: confirmed orders stay as they were confirmed. Refuses with 40401 an unknown rule, with 40901 a version
 * other than the stored one; a value that already applies changes nothing. Notifies open pages of both apps.
 */
export async function setRule(
  ctx: Context,
  id: string,
  { value, version }: components['schemas']['ConfigInput'],
): Promise<void> {
  const key = RULE_KEYS.find((one) => one === id);
  if (key === undefined) throw refuse(codes.NOT_FOUND);
  checkValue(ctx, key, value);
  await ctx.inTransaction(async (tx) => {
    const usual = valueOfRule(DEFAULT_TRADE_RULES, key);
    await tx.insert(tradeRules).values({ key, value: usual, updatedAt: ctx.now }).onConflictDoNothing();
    const [rule] = await tx.select().from(tradeRules).where(eq(tradeRules.key, key)).for('update');
    if (rule === undefined) throw new Error(`rule ${key} was not kept`);
    const { value: now } = rule;
    await refuseOldVersion(tx, { entity: RULE_ENTITY, id: key, version: rule.version }, version, () =>
      Promise.resolve({ key, value: now, version: rule.version }),
    );
    if (isDeepStrictEqual(now, value)) return;
    await tx
      .update(tradeRules)
      .set({ value, version: version + 1, updatedAt: ctx.now })
      .where(eq(tradeRules.key, key));
    await record(tx, {
      entity: RULE_ENTITY,
      entityId: key,
      action: 'edit',
      actor: ctx.actor,
      before: { value: now },
      after: { value },
    });
    await announceAll(tx, [
      { to: { everyStaff: true }, type: 'config.changed', id: key },
      { to: { everyBuyer: true }, type: 'config.changed', id: key },
    ]);
  });
}
