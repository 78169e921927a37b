import type { Context } from '../../../contract/handlers';
import type { NewFile } from './keep';

/** Whose the files are that a caller uploads. Asking for the buyer refuses who is none, so it is asked for only where no staff calls. */
export const ownerOf = (ctx: Pick<Context, 'maybeStaff' | 'buyer'>): NewFile['owner'] =>
  ctx.maybeStaff === null ? { kind: 'buyer', id: ctx.buyer.id } : { kind: 'staff', id: ctx.maybeStaff.id };
