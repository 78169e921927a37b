import { productImportState } from '@selvedge/domain/sheets/productImportProblems';
import {
  productCode,
  type ProductProblem,
  productTexts,
  readProductRow,
} from '@selvedge/domain/sheets/productSheet';
import type { ProductColumn, ProductLayout } from '@selvedge/domain/sheets/productHeaders';
import { struckColumns, withoutStruck, withStruckOut } from '@selvedge/domain/sheets/struckCells';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { listItems, type lists } from '../../../db/schema/lists';
import { cutText } from '../../../db/storableText';
import { findProduct } from '../products/findProduct';
import { readTexts, type SentRow } from '../products/openSheet';
import { readReferences } from '../products/references';
import { readStored } from '../products/stored';
import type { CheckedRow } from '../read/jobs';

type List = Pick<typeof lists.$inferSelect, 'id' | 'kind'>;

/** Verdict on a row of a sheet for a list, and what a commit would put on the list; null when the row is wrong. */
interface JudgedListRow extends CheckedRow {
  placed: { productId: string; priceCents: number | null } | null;
}

/** Columns that are read here; a sheet may have others, as the export of a list has. */
const HEEDED: ReadonlySet<ProductColumn> = new Set<ProductColumn>(['code', 'color', 'wholesale']);
const LONGEST_VALUE = 500;

/**
 * Judges rows of international codes, colours and prices for a list, against products and list as they are stored now. A blank price means
 * the wholesale price, or the price that the product already has on the list.
 */
export async function judgeForList(
  db: Queryable,
  list: List,
  layout: ProductLayout,
  rows: readonly SentRow[],
): Promise<JudgedListRow[]> {
  const known = { names: await readReferences(db), supplierId: null };
  const codes = rows.map((row) => productCode(readTexts(row, layout).code));
  const stored = await readStored(db, [...new Set(codes)].filter(Boolean), []);
  const items = await db
    .select({ id: listItems.productId, cents: listItems.priceCents })
    .from(listItems)
    .where(eq(listItems.listId, list.id));
  const listed = new Map(items.map(({ id, cents }) => [id, cents]));
  const firstAt = new Map<string, number>();

  return rows.map((sent) => {
    const { rowNo } = sent;
    const texts = productTexts(sent.raw, layout);
    const struck = struckColumns(sent.struck, layout);
    const row = readProductRow(withoutStruck(texts, struck));
    const isKnown = stored.byCode.has(row.code);
    const found = isKnown ? findProduct(row, known, stored) : { product: null, problems: [] };
    const { product } = found;
    const problems: ProductProblem[] = withStruckOut([...row.problems, ...found.problems], struck).filter(
      ({ column }) => HEEDED.has(column),
    );
    if ((product === null || product.deletedAt !== null) && problems.length === 0)
      problems.push({ column: 'code', code: 'UNKNOWN_CODE' });
    if (product !== null) {
      const above = firstAt.get(product.id);
      if (product.kind !== list.kind) problems.push({ column: 'code', code: 'OTHER_KIND' });
      if (above !== undefined) problems.push({ column: 'code', code: 'ROW_TWICE', params: { row: above } });
      else firstAt.set(product.id, rowNo);
      if (listed.has(product.id)) problems.push({ column: 'code', code: 'ALREADY_LISTED' });
    }
    const state = productImportState(problems.map(({ code }) => code));
    const there = product === null ? undefined : listed.get(product.id);
    const kept = there === undefined ? (product?.wholesalePriceCents ?? null) : there;
    const priceCents = row.wholesaleCents ?? kept;
    return {
      ...sent,
      state,
      problems: problems
        .filter(({ code }) => state !== 'ERROR' || code !== 'ALREADY_LISTED')
        .map(({ column, code, params }) => ({
          column: layout[column] ?? column,
          value: cutText(texts[column], LONGEST_VALUE),
          code,
          ...(params && { params }),
        })),
      matches:
        product === null
          ? []
          : [
              {
                productId: product.id,
                skuId: product.sizes[0]?.skuId ?? '',
                listId: list.id,
                qty: 0,
                priceCents: priceCents ?? 0,
              },
            ],
      placed: state === 'ERROR' || product === null ? null : { productId: product.id, priceCents },
    };
  });
}
