import { orderableQty } from '@selvedge/domain/money/minimums';
import type { OrderLineInput } from '@selvedge/domain/money/minimums';
import type { Product } from '../api/schemas';

/** Facts of a style that the trade rules and later steps need once pieces of it are written. */
export interface StyleFacts {
  readonly productId: string;
  readonly listId: string;
  readonly intlCode: string;
  readonly name: string;
  readonly brandName: string;
  readonly color: string;
  readonly image: string | null;
  /** Price per piece in EUR cents; null for a price on inquiry. */
  readonly priceCents: number | null;
  readonly multiSize: boolean;
  /** Available pieces over all sizes. */
  readonly stockQty: number;
  readonly sizes: readonly { readonly skuId: string; readonly size: string; readonly stockQty: number }[];
}

/** Style with its written quantities by SKU id; never zero. */
export interface WrittenStyle {
  readonly facts: StyleFacts;
  readonly quantities: Readonly<Record<string, number>>;
  /**
   * Identifies exactly these pieces, and is copied with them: the browser duplicates a tab with its written quantities, and the same pieces
   * are taken once, however many tabs send them.
   */
  readonly intent: string;
}

/** All written styles, by list and style. */
export type WrittenStyles = Readonly<Record<string, WrittenStyle>>;

/** Line of one written SKU, for cart, draft or inquiry. */
export interface WrittenLine {
  readonly skuId: string;
  readonly productId: string;
  readonly listId: string;
  readonly qty: number;
  /** Stock of the size when it was last read. */
  readonly leftQty: number;
  readonly size: string;
  readonly facts: StyleFacts;
  /** Intent of its style, see {@link WrittenStyle.intent}. */
  readonly intent: string;
}

/** Returns the key of a written style: the same product may be on two lists at two prices. */
export function writtenKey({ listId, productId }: Pick<StyleFacts, 'listId' | 'productId'>): string {
  return `${listId}/${productId}`;
}

/** Returns the facts of a product; null when it is on no list and cannot be ordered. */
export function factsOf(product: Product, listId = product.listId): StyleFacts | null {
  if (listId === undefined) return null;
  return {
    productId: product.id,
    listId,
    intlCode: product.intlCode,
    name: product.name,
    brandName: product.brandName,
    color: product.color,
    image: product.images[0] ?? null,
    priceCents: product.wholesalePriceCents,
    multiSize: product.multiSize,
    stockQty: product.stockQty,
    sizes: product.sizes.map(({ skuId, size, stockQty }) => ({ skuId, size, stockQty })),
  };
}

/** Part of the written quantities: of one list, of some styles by their keys, or all of them. */
export interface WrittenScope {
  readonly listId?: string;
  readonly styles?: readonly string[];
}

/** Returns whether a style belongs to a part of the written quantities. */
export function isWithin({ listId, styles }: WrittenScope, key: string, facts: StyleFacts): boolean {
  return (listId === undefined || facts.listId === listId) && (styles?.includes(key) ?? true);
}

/** Returns the lines of all written quantities or a part of them, by SKU in the order of the size run. */
export function writtenLines(styles: WrittenStyles, scope: WrittenScope = {}): WrittenLine[] {
  return Object.entries(styles)
    .filter(([key, { facts }]) => isWithin(scope, key, facts))
    .flatMap(([, { facts, quantities, intent }]) =>
      facts.sizes
        .map(({ skuId, size, stockQty }) => ({
          skuId,
          size,
          leftQty: stockQty,
          productId: facts.productId,
          listId: facts.listId,
          qty: quantities[skuId] ?? 0,
          facts,
          intent,
        }))
        .filter(({ qty }) => qty > 0),
    );
}

/** Returns the lines with more pieces than the stock of their size: they cannot be ordered as they are (40902). */
export function overStock(lines: readonly WrittenLine[]): WrittenLine[] {
  return lines.filter(({ qty, leftQty }) => qty > leftQty);
}

/** Returns the lines as the rules for minimums and surcharge take them: pieces above the stock do not count. */
export function ruleLines(lines: readonly WrittenLine[]): OrderLineInput[] {
  return lines.map(({ qty, leftQty, productId, listId, facts }) => ({
    productId,
    listId,
    qty: orderableQty(qty, leftQty),
    intlCode: facts.intlCode,
    color: facts.color,
    priceCents: facts.priceCents ?? 0,
    multiSize: facts.multiSize,
    productStockQty: facts.stockQty,
  }));
}
