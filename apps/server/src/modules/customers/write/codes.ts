import { codes } from '@selvedge/api-spec/codes';
import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { duplicateOf } from '../../../db/faults';
import { record } from '../../../db/records';
import { staff } from '../../../db/schema/system';
import { refuse } from '../../../http/errors';
import { salespeople } from '../read/salesmen';

/** Characters of an invitation code: without those that are confused when read aloud or typed from paper. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const SIGNS_OF_A_CODE = 8;
const TRIES = 5;

const newCode = (): string =>
  Array.from({ length: SIGNS_OF_A_CODE }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Stores an invitation code; returns false when another salesperson has it. */
async function write(ctx: Context, userId: string, invitationCode: string): Promise<boolean> {
  try {
    await ctx.inTransaction(async (tx) => {
      const [person] = await tx
        .select({ invitationCode: staff.invitationCode })
        .from(staff)
        .where(and(eq(staff.id, userId), salespeople(ctx.staff)))
        .for('update');
      if (person === undefined) throw refuse(codes.NOT_FOUND);
      await tx.update(staff).set({ invitationCode, updatedAt: ctx.now }).where(eq(staff.id, userId));
      await record(tx, {
        entity: 'staff',
        entityId: userId,
        action: 'newCode',
        actor: ctx.actor,
        before: person,
        after: { invitationCode },
      });
    });
    return true;
  } catch (error) {
    if (duplicateOf(error) === 'staff_invitation_key') return false;
    throw error;
  }
}

/** Creates a new invitation code for a salesperson: the old one stops working at once, bound customers stay bound. */
export async function makeCode(ctx: Context, userId: string): Promise<{ invitationCode: string }> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const invitationCode = newCode();
    if (await write(ctx, userId, invitationCode)) return { invitationCode };
  }
  throw new Error('no free invitation code was found');
}
