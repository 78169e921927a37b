import type { components } from '@selvedge/api-spec/types';
import {
  RULE_KEYS,
  type RuleKey,
  type RuleValue,
  type TradeRules,
  DEFAULT_TRADE_RULES,
  valueOfRule,
  withRule,
} from '@selvedge/domain/money/tradeRules';
import { column, typeOf } from '../../db/columnTypes';
import type { Context } from '../../contract/handlers';
import type { Page } from '../../db/paging';
import type { Queryable } from '../../db/pool';
import { operationRecords, tradeRules as ruleRows } from '../../db/schema/platform';
import { prepared, statement } from '../../db/statement';
import { sql } from 'drizzle-orm';
import { translate } from '../../messages/translate';

/** Entity name of trade rules in the operation records. */
export const RULE_ENTITY = 'houseRule';

/** Number of changes of a rule that staff are shown; older ones stay in the records. */
const LATEST_CHANGES = 20;

const storedRules = prepared({
  name: 'tradeRules.stored',
  row: { key: typeOf(ruleRows.key), value: typeOf(ruleRows.value) },
  text: 'select key, value from house_rules',
  values: () => [],
  example: (make) => make(),
});

/** Returns the trade rules that apply now. Code that checks, adds up or shows by them reads them in its own transaction. */
export async function tradeRules(db: Queryable): Promise<TradeRules> {
  const rows = await storedRules(db);
  return rows.reduce((rules, { key, value }) => withRule(rules, key, value), DEFAULT_TRADE_RULES);
}

const readChanges = statement({
  name: 'tradeRules.changes',
  row: {
    key: column.text,
    value: typeOf(ruleRows.value),
    at: typeOf(operationRecords.at),
    operatorName: typeOf(operationRecords.operatorName),
  },
  sql: () => sql`
    select rule.key, coalesce(change.after -> 'value', rule.value) as value, change.at, change.operator_name as "operatorName"
    from house_rules rule
    cross join lateral (
      select after, at, operator_name from operation_records
      where entity = ${RULE_ENTITY} and entity_id = rule.key order by at desc limit ${LATEST_CHANGES}
    ) change
    order by change.at desc`,
  example: (make) => make(),
});

type Entry = components['schemas']['ConfigEntry'];

/** Returns one page of the trade rules with their latest changes, newest first; keywords are searched in key and remark. */
export async function rulePage(ctx: Pick<Context, 'db' | 'language'>, filter: Page & { keywords?: string }) {
  const { pageNum, pageSize, keywords = '' } = filter;
  const stored = new Map((await ctx.db.select().from(ruleRows)).map((row) => [row.key, row]));
  const changes = await readChanges(ctx.db);
  const word = keywords.trim().toLowerCase();
  const found = RULE_KEYS.map((key) => {
    const history = changes
      .filter((change) => change.key === key)
      .map(({ value, at, operatorName }) => ({ value, at: at.toISOString(), operatorName }));
    return entryOf(key, stored.get(key), translate(ctx.language, `tradeRules.remark.${key}`), history);
  }).filter(({ key, remark }) => `${key} ${remark}`.toLowerCase().includes(word));
  const from = (pageNum - 1) * pageSize;
  return { list: found.slice(from, from + pageSize), total: found.length, pageNum, pageSize };
}

function entryOf(
  key: RuleKey,
  row: typeof ruleRows.$inferSelect | undefined,
  remark: string,
  history: { value: RuleValue; at: string; operatorName: string }[],
): Entry {
  const [latest] = history;
  return {
    id: key,
    key,
    value: row?.value ?? valueOfRule(DEFAULT_TRADE_RULES, key),
    remark,
    ...(row && { updatedAt: row.updatedAt.toISOString() }),
    ...(latest && { updatedBy: latest.operatorName }),
    history,
    version: row?.version ?? 1,
  };
}
