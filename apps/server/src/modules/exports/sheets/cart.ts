import { ID_HEADERS } from '@selvedge/domain/sheets/importHeaders';
import type { CartExportColumn } from '@selvedge/domain/sheets/exportColumns';
import type { Queryable } from '../../../db/pool';
import type { StreamCell } from '../../../sheets/stream/messages';
import { localised } from '../../../messages/translate';
import { cartLine, type CartRow, cartRows as readCartRows, linesWithIds } from '../../cart/read/lines';
import { type Plan, batchOf } from '../read/plans';
import { exportColumn, headed } from './columns';
import { pictureCells } from './pictures';
import type { RowSource } from './rowSource';

const ID_WIDTH = 7;

/** Returns the chosen columns, with the pieces added when the size is chosen without them. */
const withPieces = (columns: readonly string[]): CartExportColumn[] =>
  (columns.includes('size') && !columns.includes('qty')
    ? [...columns, 'qty']
    : columns) as CartExportColumn[];

/** Returns the lines of a cart at current prices, one row per size, with hidden ids by which the import finds them again. */
export function cartRows(db: Queryable, plan: Plan): RowSource {
  const { language, priced } = plan;
  const chosen = withPieces(plan.columns);
  const money = (cents: number): StreamCell => (priced ? { cents } : null);

  function cellsOf(row: CartRow, now: Date, picture: (productId: string) => StreamCell): StreamCell[] {
    const line = cartLine(row, now, language, priced);
    const { list } = row.offer;
    const cells: Record<CartExportColumn, StreamCell> = {
      image: chosen.includes('image') ? picture(line.productId) : null,
      intlCode: line.intlCode,
      brand: line.brandName,
      name: line.name,
      color: line.color,
      list: localised(language, list.name, list.nameEn),
      size: line.size,
      stock: { count: line.stockQty },
      wholesalePrice: money(line.priceNowCents),
      qty: { count: line.qty },
      subtotal: money(line.priceNowCents * line.qty),
    };
    return [...chosen.map((key) => cells[key]), line.productId, line.skuId];
  }

  return {
    columns: [
      ...chosen.map((key) =>
        key === 'qty' ? headed(language, key, 'orderSheet.heads.qty') : exportColumn(language, key),
      ),
      { head: ID_HEADERS.productId, width: ID_WIDTH, hidden: true },
      { head: ID_HEADERS.skuId, width: ID_WIDTH, hidden: true },
    ],
    async rows(from, to) {
      const { ids } = await batchOf(db, plan.id, from, to);
      const found = await readCartRows(db, { id: plan.buyerId, teamId: null }, linesWithIds(ids));
      const picture = await pictureCells(
        db,
        plan,
        found.map(({ offer }) => offer.productId),
      );
      const now = new Date();
      return found.map((row) => cellsOf(row, now, picture));
    },
  };
}
