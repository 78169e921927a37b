import { sortSizes } from '@selvedge/domain/products/sizes';
import { ID_HEADERS } from '@selvedge/domain/sheets/importHeaders';
import type { Context } from '../../../contract/handlers';
import type { Language } from '../../../http/messages';
import { writeSheetFile } from '../../../sheets/sheets';
import type { Column, Written } from '../../../sheets/writeSheet';
import { type KeyIn, translate } from '../../../messages/translate';
import { isShownPrices } from '../../auth/access/fieldVisibility';
import type { ProductAnswer } from '../../products/read/row';
import { listProducts } from './products';

/** Empty sheet by language: it is the same for all users. */
const EMPTY = new Map<Language, Buffer>();

type Head =
  KeyIn<'orderSheet'> extends infer Key ? (Key extends `heads.${infer Name}` ? Name : never) : never;

/** Returns a column of an order sheet with its head in a language. */
const headed = (language: Language, head: Head): Column => ({
  head: translate(language, `orderSheet.heads.${head}`),
});

async function emptyTemplate(ctx: Context): Promise<Buffer> {
  const made = EMPTY.get(ctx.language);
  if (made !== undefined) return made;
  const heads = ['code', 'color', 'size', 'qty'] as const;
  const columns = heads.map((head) => headed(ctx.language, head));
  const name = translate(ctx.language, 'orderSheet.file');
  const sheet = await writeSheetFile({ kind: 'buyer', id: ctx.buyer.id }, { name, columns, rows: [] });
  EMPTY.set(ctx.language, sheet);
  return sheet;
}

/** Returns the free pieces per size, such as `38: 7, 40: 0`: shows which sizes are made and how many pieces are left. */
const stockText = ({ sizes }: ProductAnswer) =>
  sizes.map(({ size, stockQty }) => `${size}: ${stockQty}`).join(', ');

/**
 * Returns the order sheet to fill in: for a list every product with a quantity column per size and hidden ids, so that it is accepted
 * unchanged; without a list an empty one with a row per code and size.
 */
export async function orderTemplate(ctx: Context, listId: string | undefined): Promise<Buffer> {
  if (listId === undefined) return emptyTemplate(ctx);
  const { language } = ctx;
  const products = await listProducts(ctx, listId);
  const priced = isShownPrices(ctx);
  const sizes = sortSizes(new Set(products.flatMap((product) => product.sizes.map(({ size }) => size))));
  const columns: Column[] = [
    headed(language, 'code'),
    headed(language, 'name'),
    headed(language, 'brand'),
    headed(language, 'color'),
    ...(priced ? [headed(language, 'price')] : []),
    headed(language, 'stock'),
    { head: ID_HEADERS.productId, hidden: true },
    ...sizes.map((head) => ({ head })),
  ];
  const rows = products.map((product): Written[] => [
    product.intlCode,
    product.name,
    product.brandName,
    product.color,
    ...(priced ? [product.wholesalePriceCents === null ? null : { cents: product.wholesalePriceCents }] : []),
    stockText(product),
    product.id,
  ]);
  const name = translate(language, 'orderSheet.file');
  return writeSheetFile({ kind: 'buyer', id: ctx.buyer.id }, { name, columns, rows });
}
