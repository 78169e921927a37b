import type { Queryable } from '../../../db/pool';
import type { StreamCell } from '../../../sheets/stream/messages';
import { drawProducts, hasDrawing } from '../../pictures/read/drawing/draw';
import { pictureAddress } from '../../pictures/read/address';
import { drawnProducts } from '../../pictures/read/products';
import type { Plan } from '../read/plans';

/**
 * Returns a function for the picture cell of a product: the embedded picture, or the placeholder when there is none; its address in the
 * mode `LINK`.
 */
export async function pictureCells(
  db: Queryable,
  { mode, origin }: Plan,
  productIds: readonly string[],
): Promise<(productId: string) => StreamCell> {
  if (mode !== 'IMAGE') return (id) => ({ address: origin + pictureAddress(id) });
  const drawn = await drawnProducts(db, productIds);
  return (id) => {
    const products = drawn.get(id);
    const isThere = products !== undefined && hasDrawing(products.shape);
    return { picture: isThere ? drawProducts(products.shape, products.hex) : null };
  };
}
