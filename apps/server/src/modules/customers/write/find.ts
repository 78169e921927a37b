import { codes } from '@selvedge/api-spec/codes';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { duplicateOf } from '../../../db/faults';
import type { Tx } from '../../../db/pool';
import { buyers } from '../../../db/schema/accounts';
import { staff } from '../../../db/schema/system';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../translate';
import { withinScope } from '../../auth/access/dataScope';

/** A customer as it is stored. */
export type Customer = typeof buyers.$inferSelect;

/** A customer held for a change; 40401 for who is out of the caller's range. */
export async function lockCustomer(ctx: Context, tx: Tx, id: string): Promise<Customer> {
  const [found] = await tx
    .select()
    .from(buyers)
    .where(and(eq(buyers.id, id), withinScope(ctx.staff, buyers.salespersonId)))
    .for('update');
  if (found === undefined) throw refuse(codes.NOT_FOUND);
  return found;
}

/** The refusal of nobody where somebody has to look after the customer. */
export const needSalesman = ({ language }: Pick<Context, 'language'>) =>
  invalid({ salesmanId: translate(language, 'customers.salesmanNeeded') });

/**
 * Refuses a salesperson whom the caller cannot give a customer to: 40401 for somebody who is not there or out of the caller's
 * range, 40001 for nobody where that would put the customer out of the caller's sight.
 */
export async function checkSalesman(ctx: Context, tx: Tx, salesmanId: string | null): Promise<void> {
  if (salesmanId === null) {
    if (withinScope(ctx.staff, buyers.salespersonId) === undefined) return;
    throw needSalesman(ctx);
  }
  const [found] = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(
      and(
        eq(staff.id, salesmanId),
        eq(staff.status, 'ENABLED'),
        isNull(staff.deletedAt),
        withinScope(ctx.staff, staff.id),
      ),
    );
  if (found === undefined) throw refuse(codes.NOT_FOUND);
}

/** Turns what an account cannot share with another one into its refusal: phone 40008, e-mail 40007, name 40913. */
export function refuseTaken(error: unknown): never {
  const taken = duplicateOf(error);
  if (taken === 'buyers_phone_key') throw refuse(codes.PHONE_TAKEN);
  if (taken === 'buyers_email_key') throw refuse(codes.EMAIL_TAKEN);
  if (taken === 'buyers_username_key') throw refuse(codes.NAME_TAKEN, { field: 'username' });
  throw error;
}
