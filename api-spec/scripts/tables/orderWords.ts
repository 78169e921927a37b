/** Guards and effects of the order machine in plain English. */
import type { From, OrderEffect, OrderGuard, Transition } from '@selvedge/domain/orders/orderActions';
import { mayShip, nothingPaidNorShipped, nothingShipped } from '@selvedge/domain/orders/orderStates';

const GUARDS: Readonly<Record<OrderGuard, string>> = {
  listOpen: 'every list is open',
  oneKind: 'spot goods or futures, not both',
  addressMatchesDelivery: "the address fits the list's delivery method",
  goodsPriced: 'everything has a price',
  pricesAsSeen: 'prices are those that were shown, or are accepted',
  stockHeld: 'all pieces are free and held at once',
  minimumsMet: 'no blocking minimum is missed',
  withinSpendLimit: 'not above what the member may spend',
  subOrdersCountable: 'at most 99 sub-orders',
  confirmedUpToAsked: 'no line above what was asked',
  cutNeedsShortageReason: 'a cut line carries a shortage reason',
  acknowledgedUpToConfirmed: 'no line above what was confirmed before',
  piecesLeft: 'at least one piece is left',
  discountWithinGoods: 'no discount above the value of its goods',
  reasonGiven: 'a reason is given',
  commentGiven: 'a comment is given',
  noDifferenceForStraight: 'straight to CONFIRMED only without a difference, where the team allows it',
  amountWithinOpen: 'amount above zero and up to what is open',
  amountWithinClaim: 'amount above zero and up to what was claimed or is open',
  fileGiven: 'a file is attached',
  byUploader: 'by the person who sent the proof',
  notByUploader: 'not by the person who sent the proof',
  withinBalance: "up to the team's credit balance",
  shippedUpToConfirmed: 'no line above what was confirmed',
  receivedUpToShipped: 'no line above what was shipped',
};

const EFFECTS: Readonly<Record<OrderEffect, string>> = {
  computeSurcharge: 'counts the surcharge',
  confirmAsAsked: 'confirms as asked what the platform never looked at',
  thaw: 'amounts and rates move again',
  loseOwnRate: 'a better rate that only the cancelled goods earned is lost',
  settleAmounts: 'counts goods, surcharge and payable anew',
  freezeIfAllConfirmed: 'freezes amounts, surcharge and rates once all is confirmed',
  storeDiff: 'keeps the difference for both sides',
  creditDifference: 'puts the difference on the team credit',
  creditOrRefundPaid: 'credits or refunds what was paid beyond what is due',
  store: 'stores the order with a record',
  lockStock: 'locks the pieces',
  releaseLock: 'releases the locks',
  releaseFreedLock: 'releases what was cut',
  adjustLock: 'locks more or releases what was cut',
  consumeLock: 'takes the pieces out of stock',
  relock: 'locks the pieces again',
  takeFromCart: 'takes the ordered lines out of carts, ends the draft',
  openClaimIfLower: 'opens a claim when less was received',
  notify: 'notifies those concerned and updates open pages',
};

/** Describes the conditions that a transition sets on the data of the call. */
export function guardWords(guards: readonly OrderGuard[]): string {
  return guards.map((guard) => GUARDS[guard]).join('; ') || '–';
}

/** Describes the effects of a transition besides the change of state. */
export function effectWords(effects: readonly OrderEffect[]): string {
  return effects.map((effect) => EFFECTS[effect]).join('; ') || '–';
}

const DIMENSIONS: readonly (keyof From)[] = ['confirmation', 'shipping', 'flow', 'payment'];
const CONDITIONS: ReadonlyMap<Transition['when'], string> = new Map([
  [mayShip, 'everything is confirmed, and paid or on account'],
  [nothingShipped, 'no parcel has left'],
  [nothingPaidNorShipped, 'nothing was paid and no parcel has left'],
]);

/** Describes the states that a transition starts from; `any` when the table names none. */
export function fromWords({ from, fromFinal, when, scope }: Transition): string {
  if (scope === 'new') return '–';
  const parts = DIMENSIONS.flatMap((name) => (from[name] ? [`${name} ${from[name].join(' or ')}`] : []));
  const condition = CONDITIONS.get(when);
  if (when && condition === undefined) throw new Error('a condition of the order machine has no words');
  const ended = fromFinal ? ['also of an order that has ended'] : [];
  return [...parts, ...(condition ? [condition] : []), ...ended].join('; ') || 'any';
}

/** Describes the states that a transition leads to, one outcome after the other. */
export function toWords({ outcomes }: Transition): string {
  return outcomes
    .map(({ confirmation, shipping, payment, cancelled, name }) => {
      const states = [confirmation, shipping, payment, cancelled && 'cancelled'].filter(Boolean).join(', ');
      return states === '' ? `unchanged (${name})` : states;
    })
    .join('; ');
}
