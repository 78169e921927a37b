/** Matches one row of an order sheet: its product, its size and its pieces. */
import { isEan13 } from '../products/ean';
import type { LookupHit, ProductLookup, LookupSize } from './productLookup';
import { normaliseSize, sizeKey } from './importSizes';
import { codeKeyOf } from '../products/codeKey';
import { importProblem, type ImportProblem, type ImportProblemCode } from './importProblems';
import { type CodeCell, type UnreadKind, unreadReason, type RequestedRow } from './importSheet';
import { readPieces } from './reading/pieces';

/** Problem codes of cells that are not read. */
const UNREAD = { UNCOMPUTED: 'FORMULA_NO_RESULT', STRUCK: 'STRUCK_OUT' } as const satisfies Record<
  UnreadKind,
  ImportProblemCode
>;

function listed(values: Iterable<string>): string {
  return [...new Set(values)].join(', ');
}

/** Returns the first text of a code that is known, with the products it stands for. */
function hitsOf(
  { candidates }: CodeCell,
  lookup: ProductLookup,
): { found: string; hits: readonly LookupHit[] } {
  const found = candidates.find((code) => lookup(code).length > 0) ?? '';
  return { found, hits: lookup(found) };
}

/** Returns the products that two codes both name; those of a style number are narrowed to the size of a barcode. */
function namedByBoth(hits: readonly LookupHit[], others: readonly LookupHit[]): LookupHit[] {
  return hits.flatMap((hit) => {
    const same = others.filter(({ product }) => product.id === hit.product.id);
    if (hit.sku === undefined) return same;
    const fits = same.some(({ sku }) => sku === undefined || sku.skuId === hit.sku?.skuId);
    return fits ? [hit] : [];
  });
}

/** Maximum characters of a code in a message; no product code is longer. */
const LONGEST_SAID = 40;

/** Returns the products that all codes of a row name; unknown codes, such as a name or the sender's own number, are ignored. */
function namedByAll(
  { code, otherCodes }: RequestedRow,
  hits: readonly LookupHit[],
  lookup: ProductLookup,
): readonly LookupHit[] | ImportProblem {
  let named = hits;
  for (const other of otherCodes) {
    const others = hitsOf(other, lookup).hits;
    if (others.length === 0) continue;
    named = namedByBoth(named, others);
    if (named.length > 0) continue;
    return importProblem(
      'CODES_DISAGREE',
      { column: code.column, value: code.text },
      {
        code: code.text.slice(0, LONGEST_SAID),
        codeColumn: code.column,
        other: other.text.slice(0, LONGEST_SAID),
        otherColumn: other.column,
      },
    );
  }
  return named;
}

/** Returns the product, and possibly the size, of a row's codes, or the problem. */
export function findHit(row: RequestedRow, lookup: ProductLookup): LookupHit | ImportProblem {
  const at = { column: row.code.column, value: row.code.text };
  if (row.code.text === '') return importProblem('CODE_MISSING', at);
  if (row.code.unread !== null) return importProblem(UNREAD[row.code.unread], at);
  const { found, hits: all } = hitsOf(row.code, lookup);
  if (all.length === 0) {
    if (row.code.damaged) return importProblem('CODE_DAMAGED', at);
    const digits = /^\d+$/.test(row.code.text) ? row.code.text.length : 0;
    return importProblem('UNKNOWN_CODE', at, { digits, ean: isEan13(row.code.text) ? 'yes' : 'no' });
  }
  const hits = namedByAll(row, all, lookup);
  if ('code' in hits) return hits;
  const color = row.color.toUpperCase();
  const byColor = hits.filter((hit) => color !== '' && hit.product.color.trim().toUpperCase() === color);
  const byId = hits.filter(
    (hit) => hit.product.id === row.productId || hit.product.sizes.some((sku) => sku.skuId === row.skuId),
  );
  const left = [hits, byColor, byId].find((found) => found.length === 1);
  const others = left === undefined ? hits : otherColors(left, found, color, lookup);
  const [hit] = left ?? [];
  if (hit !== undefined && others.length === 0) return hit;
  const colors = listed([...(left ?? []), ...others].map(({ product }) => product.color));
  return importProblem('AMBIGUOUS_CODE', at, { colors });
}

/**
 * Returns the alternatives of a row whose colour is not that of the product found: products of the style in that colour, or the product
 * found by a style number whose products in that colour are not offered. A code that identifies one colour remains unambiguous: the colour
 * may be another word for it.
 */
function otherColors(
  found: readonly LookupHit[],
  code: string,
  color: string,
  lookup: ProductLookup,
): readonly LookupHit[] {
  const [hit] = found;
  const { styleNo = '', intlCode = '', color: own = '' } = hit?.product ?? {};
  if (styleNo === '' || color === '' || own.trim().toUpperCase() === color) return [];
  const isStyle = hit?.sku === undefined && codeKeyOf(styleNo) === codeKeyOf(code);
  if (isStyle && codeKeyOf(intlCode) !== codeKeyOf(code)) return found;
  return lookup(styleNo).filter(({ product }) => product.color.trim().toUpperCase() === color);
}

type Sized = Pick<LookupSize, 'size'>;

/** Cache of normalised sizes of the products: each is compared with every row of its style. */
const compared = new WeakMap<Sized, string>();

function comparedSize(sku: Sized): string {
  const known = compared.get(sku) ?? normaliseSize(sku.size);
  compared.set(sku, known);
  return known;
}

/** Returns the sizes that match the requested one: all for an empty text, the equal ones, else the equivalent ones (`XXL` and `2XL`). */
export function sizesMeant<Size extends Sized>(sizes: readonly Size[], wanted: string): readonly Size[] {
  if (wanted === '') return sizes;
  const written = sizes.filter((one) => comparedSize(one) === wanted);
  return written.length > 0 ? written : sizes.filter((one) => sizeKey(comparedSize(one)) === sizeKey(wanted));
}

/** Returns the size that a row requests of the product found; `size` is normalised. */
export function findSku(hit: LookupHit, row: RequestedRow, size: string): LookupSize | ImportProblem {
  const { sizes } = hit.product;
  const at = { column: row.sizeColumn, value: row.size };
  const unread = unreadReason(row.size);
  if (unread !== null) return importProblem(UNREAD[unread], at);
  if (size === '' || (sizeKey(size) === 'OS' && sizes.length === 1)) {
    const only = hit.sku ?? (sizes.length === 1 ? sizes[0] : undefined);
    if (only === undefined && row.isSizeUnclear)
      return importProblem('SIZE_UNCLEAR', at, { columns: row.sizeColumn });
    return only ?? importProblem('SIZE_MISSING', at, { sizes: listed(sizes.map((sku) => sku.size)) });
  }
  const made = hit.sku ? [hit.sku] : sizes;
  return (
    sizesMeant(made, size)[0] ??
    importProblem('SIZE_NOT_MADE', at, { sizes: listed(made.map((sku) => sku.size)) })
  );
}

/** Returns the requested pieces of a row, or the problem of its cell. */
export function askedOf({ qty, qtyColumn, isMerged }: RequestedRow): number | ImportProblem {
  const at = { column: qtyColumn, value: qty };
  const unread = unreadReason(qty);
  if (unread !== null) return importProblem(UNREAD[unread], at);
  if (isMerged) return importProblem('QUANTITY_MERGED', at);
  return readPieces(qty) ?? importProblem('INVALID_NUMBER', at);
}
