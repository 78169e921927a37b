import type { Context } from '../../../contract/handlers';
import type { NewFile } from './keep';

/**
 * Returns the owner of the files that a caller uploads. `ctx.buyer` refuses callers who are no buyers, so it is read only when the caller
 * is not staff.
 */
export const ownerOf = (ctx: Pick<Context, 'maybeStaff' | 'buyer'>): NewFile['owner'] =>
  ctx.maybeStaff === null ? { kind: 'buyer', id: ctx.buyer.id } : { kind: 'staff', id: ctx.maybeStaff.id };
