import type { Queryable } from '../../../db/pool';
import type { StreamCell } from '../../../sheets/stream/messages';
import { drawGoods, hasDrawing } from '../../pictures/drawing/draw';
import { pictureAddress } from '../../pictures/read/address';
import { drawnProducts } from '../../pictures/read/goods';
import type { Plan } from '../read/plans';

/** Gives the cell with the picture of a product: embedded, with the placeholder where there is none, or its address. */
export async function pictureCells(
  db: Queryable,
  { mode, origin }: Plan,
  productIds: readonly string[],
): Promise<(productId: string) => StreamCell> {
  if (mode !== 'IMAGE') return (id) => ({ address: origin + pictureAddress(id) });
  const drawn = await drawnProducts(db, productIds);
  return (id) => {
    const goods = drawn.get(id);
    const isThere = goods !== undefined && hasDrawing(goods.shape);
    return { picture: isThere ? drawGoods(goods.shape, goods.hex) : null };
  };
}
