import { codes } from '@selvedge/api-spec/codes';
import type { Context } from '../../../contract/handlers';
import { refuse } from '../../../http/errors';
import { checkVisible } from './access';
import { type OrderBundle, readBundle } from './bundle';

/** Returns an order that the caller may see; refuses with 40401 otherwise, also when it does not exist. */
export async function visibleOrder(
  ctx: Pick<Context, 'db' | 'maybeBuyer' | 'staff'>,
  orderId: string | null,
): Promise<OrderBundle> {
  const bundle = orderId === null ? null : await readBundle(ctx.db, orderId);
  if (bundle === null) throw refuse(codes.NOT_FOUND);
  await checkVisible(ctx, ctx.db, bundle.order);
  return bundle;
}
