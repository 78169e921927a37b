import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { accountKey, ibanFits } from '@selvedge/domain/money/iban';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { takeAdvisoryLock } from '../../../db/advisoryLocks';
import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import { record, type RecordEntry } from '../../../db/records';
import { paymentAccounts } from '../../../db/schema/payments';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { lastAccountChange } from '../read/accounts';

type Input = components['schemas']['PaymentAccountInput'];
type Account = typeof paymentAccounts.$inferSelect;

const ENTITY = 'paymentAccount';

/** Refuses with 40913 a number that another account has, also with other spaces and hyphens; no other call takes it until the end. */
async function refuseTakenNumber(tx: Tx, accountNo: string, ownId: string): Promise<void> {
  await takeAdvisoryLock(tx, 'paymentAccounts', 'numbers');
  const same = and(
    sql`translate(${paymentAccounts.accountNo}, ' -', '') = ${accountKey(accountNo)}`,
    ne(paymentAccounts.id, ownId),
    isNull(paymentAccounts.deletedAt),
  );
  if ((await tx.$count(paymentAccounts, same)) > 0) throw refuse(codes.NAME_TAKEN, { field: 'accountNo' });
}

/** Returns the columns of an account from its form; refuses with 40001 an IBAN whose check digits are wrong. */
function columnsOf(ctx: Pick<Context, 'language'>, input: Input) {
  const accountNo = input.accountNo.trim().replaceAll(/ +/g, ' ');
  if (!ibanFits(accountNo)) throw invalid({ accountNo: translate(ctx.language, 'payments.iban') });
  const { holder, bank, currency, enabled, sort } = input;
  const optional = (text: string | undefined) => text?.trim() || null;
  return {
    holder: holder.trim(),
    bank: bank.trim(),
    bankAddress: optional(input.bankAddress),
    accountNo,
    swift: input.swift ?? null,
    currency,
    note: optional(input.note),
    enabled,
    sort,
  };
}

async function lockAccount(tx: Tx, id: string): Promise<Account> {
  const [account] = await tx
    .select()
    .from(paymentAccounts)
    .where(and(eq(paymentAccounts.id, id), isNull(paymentAccounts.deletedAt)))
    .for('update');
  if (account === undefined) throw refuse(codes.NOT_FOUND);
  return account;
}

const recorded = (
  ctx: Context,
  tx: Tx,
  change: { entityId: string; action: RecordEntry['action']; before?: unknown; after?: unknown },
) => record(tx, { entity: ENTITY, actor: ctx.actor, at: ctx.now, ...change });

/** Adds an account into which buyers may pay. */
export function addAccount(ctx: Context, input: Input): Promise<{ id: string }> {
  const after = { id: newId(), ...columnsOf(ctx, input), createdAt: ctx.now };
  return ctx.inTransaction(async (tx) => {
    await refuseTakenNumber(tx, after.accountNo, after.id);
    await tx.insert(paymentAccounts).values(after);
    await recorded(ctx, tx, { entityId: after.id, action: 'add', after });
    return { id: after.id };
  });
}

/** Changes an account; refuses with 40901 a version other than the stored one. */
export function editAccount(ctx: Context, id: string, input: Input): Promise<null> {
  const columns = columnsOf(ctx, input);
  return ctx.inTransaction(async (tx) => {
    const before = await lockAccount(tx, id);
    if (before.version !== input.version) {
      const last = await lastAccountChange(tx, id);
      throw refuse(codes.CHANGED_MEANWHILE, {
        current: { ...before, createdAt: before.createdAt.toISOString(), deletedAt: null },
        changedAt: (last?.at ?? before.createdAt).toISOString(),
        ...(last === undefined ? {} : { changedBy: last.operatorName }),
      });
    }
    const after = { ...before, ...columns, version: before.version + 1 };
    if (after.accountNo !== before.accountNo) await refuseTakenNumber(tx, after.accountNo, id);
    const { version } = after;
    await tx
      .update(paymentAccounts)
      .set({ ...columns, version })
      .where(eq(paymentAccounts.id, id));
    await recorded(ctx, tx, { entityId: id, action: 'edit', before, after });
    return null;
  });
}

/** Deletes an account for buyers; payments that were made to it stay. */
export function deleteAccount(ctx: Context, id: string): Promise<null> {
  return ctx.inTransaction(async (tx) => {
    const before = await lockAccount(tx, id);
    await tx.update(paymentAccounts).set({ deletedAt: ctx.now }).where(eq(paymentAccounts.id, id));
    await recorded(ctx, tx, { entityId: id, action: 'delete', before });
    return null;
  });
}
