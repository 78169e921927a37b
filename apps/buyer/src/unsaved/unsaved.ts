import { useSyncExternalStore } from 'react';
import { proxy, snapshot, subscribe } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { newIdempotencyKey } from '@selvedge/api-spec/client';
import { readJson, writeValue } from '@selvedge/app-shell/session/storage';
import type { Product } from '../api/schemas';
import { session } from '../api/session';
import { sentIntents, onIntentsSent, storeSentIntents } from './sentIntents';
import { tabPieces } from './leftPieces';
import type { TabPieces } from './leftPieces';
import type { StyleFacts, WrittenLine, WrittenScope, WrittenStyle, WrittenStyles } from './written';
import { factsOf, isWithin, writtenKey } from './written';

/**
 * Quantities entered on lists that are in no cart and no draft yet. They survive a reload and an ended session, for the same user only:
 * session storage, because the specification clears local storage at sign-out. {@link tabPieces} stores what survives the tab.
 */
interface Unsaved {
  styles: Record<string, WrittenStyle>;
}

const storageKey = (userId: string): string => `unsaved:${userId}`;

function restored(userId: string | undefined): Record<string, WrittenStyle> {
  const stored = userId === undefined ? null : readJson(storageKey(userId), sessionStorage);
  return typeof stored === 'object' && stored !== null
    ? withoutGone(stored as Record<string, WrittenStyle>)
    : {};
}

/** Returns the written styles without those that another tab with a copy of them has sent. */
function withoutGone(styles: WrittenStyles): Record<string, WrittenStyle> {
  const gone = sentIntents();
  return Object.fromEntries(Object.entries(styles).filter(([, { intent }]) => !gone.has(intent)));
}

let owner = session.user?.id;
const unsaved = proxy<Unsaved>({ styles: restored(owner) });

/** Starts the persistent copy for this tab's user, and takes over what closed tabs left. */
function keepBeyondTab(): TabPieces | undefined {
  if (owner === undefined) return undefined;
  const person = owner;
  const pieces = tabPieces(person);
  void pieces.left.then((left) => {
    if (owner === person && Object.keys(left).length > 0)
      unsaved.styles = { ...withoutGone(left), ...unsaved.styles };
  });
  return pieces;
}

let kept = keepBeyondTab();

subscribeKey(session, 'user', (user) => {
  if (user?.id === owner) return;
  owner = user?.id;
  unsaved.styles = restored(owner);
  kept = keepBeyondTab();
});
subscribe(unsaved, () => {
  if (owner === undefined) return;
  const { styles } = snapshot(unsaved);
  writeValue(storageKey(owner), Object.keys(styles).length > 0 ? styles : null, sessionStorage);
  kept?.keep(styles);
});

onIntentsSent(() => {
  unsaved.styles = withoutGone(unsaved.styles);
});

/** Change of one quantity; zero removes the size. */
export interface WrittenChange {
  readonly product: Product;
  readonly skuId: string;
  readonly quantity: number;
}

/** Writes quantities as typed or pasted. `listId` is used for products without a list of their own. */
export function writeQuantities(changes: readonly WrittenChange[], listId?: string): void {
  const styles = { ...unsaved.styles };
  for (const { product, skuId, quantity } of changes) {
    const facts = factsOf(product, product.listId ?? listId);
    if (!facts) continue;
    const key = writtenKey(facts);
    const quantities = { ...styles[key]?.quantities, [skuId]: quantity };
    if (quantity <= 0) delete quantities[skuId];
    if (Object.keys(quantities).length > 0) styles[key] = { facts, quantities, intent: newIdempotencyKey() };
    else delete styles[key];
  }
  unsaved.styles = styles;
}

/** Adds to the written quantities, as quick order does. Never more than the stock of a size. */
export function addQuantities(changes: readonly WrittenChange[], listId?: string): void {
  for (const change of changes) {
    const { product, skuId, quantity } = change;
    const facts = factsOf(product, product.listId ?? listId);
    if (!facts) continue;
    const before = unsaved.styles[writtenKey(facts)]?.quantities[skuId] ?? 0;
    const left = product.sizes.find((size) => size.skuId === skuId)?.stockQty ?? 0;
    writeQuantities([{ ...change, quantity: Math.min(left, before + quantity) }], listId);
  }
}

/** Reduces quantities above the stock to the stock of each size. */
export function cutToStock(lines: readonly WrittenLine[]): void {
  const styles = { ...unsaved.styles };
  for (const { facts, skuId, leftQty } of lines) {
    const key = writtenKey(facts);
    const { [skuId]: _cut, ...others } = styles[key]?.quantities ?? {};
    const quantities = leftQty > 0 ? { ...others, [skuId]: leftQty } : others;
    if (Object.keys(quantities).length > 0) styles[key] = { facts, quantities, intent: newIdempotencyKey() };
    else delete styles[key];
  }
  unsaved.styles = styles;
}

/** Updates prices and stock of written styles to those just fetched. */
export function refreshFacts(products: readonly Product[], listId?: string): void {
  for (const product of products) {
    const facts = factsOf(product, product.listId ?? listId);
    const written = facts ? unsaved.styles[writtenKey(facts)] : undefined;
    if (facts && written && isNewer(facts, written.facts)) {
      unsaved.styles[writtenKey(facts)] = { ...written, facts, quantities: { ...written.quantities } };
    }
  }
}

function isNewer(fresh: StyleFacts, kept: StyleFacts): boolean {
  return JSON.stringify(fresh) !== JSON.stringify(kept);
}

/**
 * Clears the written quantities of one list, of some styles or of all, in every tab, after they went into the cart, a draft or an order.
 */
export function clearWritten(scope: WrittenScope = {}): void {
  const styles = Object.entries(unsaved.styles);
  const isGone = ([key, { facts }]: (typeof styles)[number]): boolean => isWithin(scope, key, facts);
  storeSentIntents(styles.filter(isGone).map(([, { intent }]) => intent));
  unsaved.styles = Object.fromEntries(styles.filter((style) => !isGone(style)));
}

/** Gives written quantities new intents, so that they can be sent again: under their old intent the server has accepted other content. */
export function renewIntents(scope: WrittenScope = {}): void {
  unsaved.styles = Object.fromEntries(
    Object.entries(unsaved.styles).map(([key, style]) => [
      key,
      isWithin(scope, key, style.facts) ? { ...style, intent: newIdempotencyKey() } : style,
    ]),
  );
}

const watch = (onChange: () => void): (() => void) => subscribe(unsaved, onChange, true);
const current = (): WrittenStyles => snapshot(unsaved).styles;

/** Hook that returns the written styles; a style's object stays the same until it changes. */
export function useWritten(): WrittenStyles {
  return useSyncExternalStore(watch, current);
}
