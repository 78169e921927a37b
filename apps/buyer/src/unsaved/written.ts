import { orderableQty } from '@selvedge/domain/money/minimums';
import type { OrderLineInput } from '@selvedge/domain/money/minimums';
import type { Product } from '../api/schemas';

/** What the rules and the next steps need to know of a style once pieces of it are written. */
export interface StyleFacts {
  readonly productId: string;
  readonly listId: string;
  readonly intlCode: string;
  readonly name: string;
  readonly brandName: string;
  readonly color: string;
  readonly image: string | null;
  /** Per piece in EUR cents; null when the price is given on inquiry. */
  readonly priceCents: number | null;
  readonly multiSize: boolean;
  /** Free pieces over all sizes. */
  readonly stockQty: number;
  readonly sizes: readonly { readonly skuId: string; readonly size: string; readonly stockQty: number }[];
}

/** A style with the pieces written for it, by SKU; never zero. */
export interface WrittenStyle {
  readonly facts: StyleFacts;
  readonly quantities: Readonly<Record<string, number>>;
  /**
   * Names these very pieces, and goes with them wherever they are copied: the browser copies a tab with all that is written in it, and the
   * same pieces are sent once however many tabs send them.
   */
  readonly intent: string;
}

/** Everything written, by list and style. */
export type WrittenStyles = Readonly<Record<string, WrittenStyle>>;

/** One written SKU, ready for cart, draft or inquiry. */
export interface WrittenLine {
  readonly skuId: string;
  readonly productId: string;
  readonly listId: string;
  readonly qty: number;
  /** Pieces left of the size when it was last read. */
  readonly leftQty: number;
  readonly size: string;
  readonly facts: StyleFacts;
  /** Names the pieces of its style, see {@link WrittenStyle.intent}. */
  readonly intent: string;
}

/** Key of a style among what is written: the same product may stand on two lists at two prices. */
export function writtenKey({ listId, productId }: Pick<StyleFacts, 'listId' | 'productId'>): string {
  return `${listId}/${productId}`;
}

/** Facts of a product as the contract gives it; null when it is on no list and cannot be ordered. */
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

/** A part of what is written: of one list, of some styles by their keys, or all of it. */
export interface WrittenScope {
  readonly listId?: string;
  readonly styles?: readonly string[];
}

/** Whether a style belongs to a part of what is written. */
export function isWithin({ listId, styles }: WrittenScope, key: string, facts: StyleFacts): boolean {
  return (listId === undefined || facts.listId === listId) && (styles?.includes(key) ?? true);
}

/** What is written, all of it or a part, SKU by SKU in the order of the size run. */
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

/** Lines with more pieces than are left of their size: they cannot go on as they are (E 40902). */
export function overStock(lines: readonly WrittenLine[]): WrittenLine[] {
  return lines.filter(({ qty, leftQty }) => qty > leftQty);
}

/** The lines as the rules of minimums and surcharge take them: only what is left of a size counts. */
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
