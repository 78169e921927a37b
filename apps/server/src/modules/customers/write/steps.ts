import type { components } from '@selvedge/api-spec/types';
import { eq } from 'drizzle-orm';
import { settleEach, type Report } from '../../../contract/settleEach';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { record, type RecordEntry } from '../../../db/records';
import { buyers, type IdentityType } from '../../../db/schema/accounts';
import { invalid } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { endSessions } from '../../auth/sessions/sessions';
import { checkSalesman, type Customer, lockCustomer, needSalesman } from './find';

type Schemas = components['schemas'];
type Status = Schemas['AccountStatus'];

/** Writes fields of a locked customer with the operation record. */
async function change(
  ctx: Context,
  tx: Tx,
  customer: Customer,
  action: RecordEntry['action'],
  values: Partial<Customer>,
): Promise<void> {
  await tx
    .update(buyers)
    .set({ ...values, version: customer.version + 1, updatedAt: ctx.now })
    .where(eq(buyers.id, customer.id));
  const before = Object.fromEntries(
    Object.keys(values).map((name) => [name, Reflect.get(customer, name) as unknown]),
  );
  await record(tx, {
    entity: 'buyer',
    entityId: customer.id,
    action,
    actor: ctx.actor,
    before,
    after: values,
  });
}

/** Confirms the identity type of a customer; refuses with 40401 a customer outside the caller's data scope. */
export async function confirmIdentity(ctx: Context, id: string, identityType: IdentityType): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const customer = await lockCustomer(ctx, tx, id);
    await change(ctx, tx, customer, 'confirmIdentity', { identityType, identityConfirmedAt: ctx.now });
  });
}

/** Enables or disables a locked customer: disabling ends the sessions; setting the same status again changes nothing. */
async function setStatus(ctx: Context, tx: Tx, customer: Customer, status: Status): Promise<void> {
  if (customer.status === status) return;
  await change(ctx, tx, customer, status === 'ENABLED' ? 'enable' : 'disable', { status });
  if (status === 'DISABLED') await endSessions(tx, 'buyer', customer.id, 'DISABLED');
}

/** Enables or disables a customer. */
export async function changeStatus(ctx: Context, id: string, status: Status): Promise<void> {
  await ctx.inTransaction(async (tx) => setStatus(ctx, tx, await lockCustomer(ctx, tx, id), status));
}

const STEPS: Record<
  Schemas['CustomerStep'],
  (ctx: Context, tx: Tx, customer: Customer, salesmanId: string | null) => Promise<unknown>
> = {
  CONFIRM_IDENTITY: async (ctx, tx, customer) => {
    if (customer.identityConfirmedAt !== null) return;
    await change(ctx, tx, customer, 'confirmIdentity', { identityConfirmedAt: ctx.now });
  },
  ASSIGN: async (ctx, tx, customer, salespersonId) => {
    if (customer.salespersonId === salespersonId) return;
    await change(ctx, tx, customer, 'assign', { salespersonId });
  },
  ENABLE: (ctx, tx, customer) => setStatus(ctx, tx, customer, 'ENABLED'),
  DISABLE: (ctx, tx, customer) => setStatus(ctx, tx, customer, 'DISABLED'),
  SIGN_OUT: async (ctx, tx, customer) => {
    const count = await endSessions(tx, 'buyer', customer.id, 'CLOSED');
    if (count === 0) return;
    const { id } = customer;
    await record(tx, {
      entity: 'buyer',
      entityId: id,
      action: 'signOut',
      actor: ctx.actor,
      after: { count },
    });
  },
};

/** Applies one action to several customers, each in a transaction of its own; reports the customers for whom it failed, and why. */
export async function stepForCustomers(
  ctx: Context,
  { ids, step, salesmanId }: Schemas['CustomerBatchInput'],
): Promise<Report> {
  const next = salesmanId ?? null;
  if (step === 'ASSIGN') {
    if (salesmanId === undefined) throw needSalesman(ctx);
    await ctx.inTransaction((tx) => checkSalesman(ctx, tx, next));
  } else if (salesmanId !== undefined) {
    throw invalid({ salesmanId: translate(ctx.language, 'customers.salesmanOnlyAssigned') });
  }
  return settleEach(ids, (id) =>
    ctx.inTransaction(async (tx) => STEPS[step](ctx, tx, await lockCustomer(ctx, tx, id), next)),
  );
}
