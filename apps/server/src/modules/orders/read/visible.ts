import { codes } from '@selvedge/api-spec/codes';
import type { Context } from '../../../contract/handlers';
import { refuse } from '../../../http/errors';
import { checkVisible } from './access';
import { type OrderBundle, readBundle } from './bundle';

/** An order the caller may see; 40401 otherwise, and where there is no order. */
export async function visibleOrder(
  ctx: Pick<Context, 'db' | 'maybeBuyer' | 'staff'>,
  orderId: string | null,
): Promise<OrderBundle> {
  const bundle = orderId === null ? null : await readBundle(ctx.db, orderId);
  if (bundle === null) throw refuse(codes.NOT_FOUND);
  await checkVisible(ctx, ctx.db, bundle.order);
  return bundle;
}
