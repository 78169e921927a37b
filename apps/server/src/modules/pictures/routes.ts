import { binaryAnswer, etagOf } from '../../contract/answers';
import { defineRoutes } from '../../contract/handlers';
import { HttpRefusal } from '../../http/errors';
import { drawProducts } from './read/drawing/draw';
import { drawnProduct } from './read/products';

/**
 * Route of the pictures of products, which browsers cache for a day and then revalidate. Open without a session, because they show only a
 * shape and a colour.
 */
export const pictureRoutes = defineRoutes({
  commonPicture: async (ctx) => {
    const found = await drawnProduct(ctx.db, ctx.params.productId);
    if (found === undefined) throw new HttpRefusal(404);
    const body = drawProducts(found.shape, found.hex);
    return binaryAnswer({
      contentType: 'image/svg+xml; charset=utf-8',
      body,
      cacheControl: 'public, max-age=86400',
      etag: etagOf(body),
    });
  },
});
