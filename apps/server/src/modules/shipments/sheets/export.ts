import type { components } from '@selvedge/api-spec/types';
import type { Context } from '../../../contract/handlers';
import { writeSheetFile } from '../../../sheets/sheets';
import type { Written } from '../../../sheets/writeSheet';
import { translate } from '../../../messages/translate';
import { tooManyRows } from '../../exports/read/refusals';
import { type ShipmentFilter, staffShipmentPage } from '../read/staffShipments';
import { SHEET_COLUMNS } from './heads';

type State = components['schemas']['StaffShipmentState'];

const BATCH = 200;
const MOST_ROWS = 20_000;

async function everyShipment(ctx: Context, filter: Omit<ShipmentFilter, 'pageNum' | 'pageSize'>) {
  const all: Awaited<ReturnType<typeof staffShipmentPage>>['list'] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const { list, total } = await staffShipmentPage(ctx, { ...filter, pageNum, pageSize: BATCH });
    if (total > MOST_ROWS) throw tooManyRows(ctx.language, 'from', MOST_ROWS);
    all.push(...list);
    if (list.length < BATCH) break;
  }
  return all;
}

/** Returns the shipments that fit a filter as .xlsx, newest first; tracking numbers may be filled in there. Refuses with 40001 too many. */
export async function shipmentSheet(
  ctx: Context,
  filter: Omit<ShipmentFilter, 'pageNum' | 'pageSize'>,
): Promise<Buffer> {
  const { language, staff } = ctx;
  const rows = await everyShipment(ctx, filter);
  return writeSheetFile(
    { kind: 'staff', id: staff.id },
    {
      name: 'shipments',
      columns: SHEET_COLUMNS.map((one) => ({ head: translate(language, `shipments.heads.${one}`) })),
      rows: rows.map((row): Written[] => [
        String(row.shipmentNo),
        String(row.subNo),
        String(row.companyName),
        String(row.warehouseId),
        { moment: new Date(row.shippedAt) },
        row.dueAt === '' ? null : { day: String(row.dueAt) },
        String(row.packingQty),
        String(row.qty),
        String(row.courier),
        String(row.trackingNo),
        translate(language, `shipments.state.${row.state as State}`),
      ]),
    },
  );
}
