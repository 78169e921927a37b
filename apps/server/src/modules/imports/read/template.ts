import { sortSizes } from '@selvedge/domain/goods/sizes';
import { TEMPLATE_HEADERS } from '@selvedge/domain/sheets/importHeaders';
import type { Context } from '../../../contract/handlers';
import type { Language } from '../../../http/messages';
import type { ProductAnswer } from '../../products/read/goods';
import { listProducts } from './goods';
import { SHEET_WORDS } from '../check/words';
import { writeSheetFile } from '../../../sheets/sheets';
import type { Column, Written } from '../../../sheets/writeSheet';

/** The empty sheet by language: it is the same for everybody. */
const EMPTY = new Map<Language, Buffer>();

async function emptyTemplate(ctx: Context): Promise<Buffer> {
  const known = EMPTY.get(ctx.language);
  if (known !== undefined) return known;
  const heads = TEMPLATE_HEADERS[ctx.language === 'en' ? 'en' : 'zh-cn'];
  const columns = [heads.code, heads.color, heads.size, heads.qty].map((head) => ({ head }));
  const { file: name } = SHEET_WORDS[ctx.language];
  const made = await writeSheetFile({ kind: 'buyer', id: ctx.buyer.id }, { name, columns, rows: [] });
  EMPTY.set(ctx.language, made);
  return made;
}

/** Free pieces per size, such as `38: 7, 40: 0`: shows what is made and what is left. */
const stockText = ({ sizes }: ProductAnswer) =>
  sizes.map(({ size, stockQty }) => `${size}: ${stockQty}`).join(', ');

/**
 * The sheet to fill in (X-B77): of a list every product with a quantity column per size and hidden ids, so that it is
 * accepted unchanged; without a list an empty one with a row per code and size.
 */
export async function orderTemplate(ctx: Context, listId: string | undefined): Promise<Buffer> {
  if (listId === undefined) return emptyTemplate(ctx);
  const heads = TEMPLATE_HEADERS[ctx.language === 'en' ? 'en' : 'zh-cn'];
  const words = SHEET_WORDS[ctx.language];
  const products = await listProducts(ctx, listId);
  const priced = ctx.can('sp:price:view');
  const sizes = sortSizes(new Set(products.flatMap((product) => product.sizes.map(({ size }) => size))));
  const columns: Column[] = [
    { head: heads.code },
    { head: words.name },
    { head: words.brand },
    { head: heads.color },
    ...(priced ? [{ head: heads.price }] : []),
    { head: words.stock },
    { head: heads.productId, hidden: true },
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
  return writeSheetFile({ kind: 'buyer', id: ctx.buyer.id }, { name: words.file, columns, rows });
}
