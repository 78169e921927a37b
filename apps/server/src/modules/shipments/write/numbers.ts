import { codes } from '@selvedge/api-spec/codes';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { shipments } from '../../../db/schema/fulfilment';
import { refuse } from '../../../http/errors';
import { lockShipment, store } from './change';

/** Changes courier and tracking number of a shipment as a sheet has them; an empty courier stays as it is. */
export function changeNumbers(
  ctx: Context,
  given: { shipmentNo: string; courier: string; trackingNo: string },
): Promise<'CHANGED' | 'UNCHANGED'> {
  return ctx.inTransaction(async (tx) => {
    const [found] = await tx
      .select({ id: shipments.id })
      .from(shipments)
      .where(eq(shipments.shipmentNo, given.shipmentNo));
    if (found === undefined) throw refuse(codes.NOT_FOUND);
    const locked = await lockShipment(ctx, tx, found.id);
    const { shipment } = locked;
    const { trackingNo } = given;
    const courier = given.courier || shipment.courier;
    if (courier === shipment.courier && trackingNo === shipment.trackingNo) return 'UNCHANGED';
    await store(ctx, tx, locked, 'edit', { courier, trackingNo });
    return 'CHANGED';
  });
}
