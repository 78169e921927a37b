import { codes } from '@selvedge/api-spec/codes';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { duplicateOf } from '../../../db/faults';
import type { Tx } from '../../../db/pool';
import { buyers } from '../../../db/schema/accounts';
import { staff } from '../../../db/schema/system';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { withinScope } from '../../auth/access/dataScope';

/** A customer as it is stored. */
export type Customer = typeof buyers.$inferSelect;

/** Locks a customer for a change; refuses with 40401 a customer outside the caller's data scope. */
export async function lockCustomer(ctx: Context, tx: Tx, id: string): Promise<Customer> {
  const [found] = await tx
    .select()
    .from(buyers)
    .where(and(eq(buyers.id, id), withinScope(ctx.staff, buyers.salespersonId)))
    .for('update');
  if (found === undefined) throw refuse(codes.NOT_FOUND);
  return found;
}

/** Returns the refusal of a missing salesperson where a customer must have one. */
export const needSalesman = ({ language }: Pick<Context, 'language'>) =>
  invalid({ salesmanId: translate(language, 'customers.salesmanNeeded') });

/**
 * Refuses a salesperson to whom the caller cannot assign a customer: with 40401 an unknown or disabled one or one outside the caller's data
 * scope, with 40001 null when the customer would leave the caller's data scope.
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

/** Translates a violated unique constraint of an account into its refusal: phone 40008, e-mail 40007, name 40913. */
export function refuseTaken(error: unknown): never {
  const taken = duplicateOf(error);
  if (taken === 'buyers_phone_key') throw refuse(codes.PHONE_TAKEN);
  if (taken === 'buyers_email_key') throw refuse(codes.EMAIL_TAKEN);
  if (taken === 'buyers_username_key') throw refuse(codes.NAME_TAKEN, { field: 'username' });
  throw error;
}
