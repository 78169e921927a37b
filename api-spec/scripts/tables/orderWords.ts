/** Guards and effects of the order machine in plain words. */
import type { Effect, From, Guard, Transition } from '@selvedge/domain/orders/orderActions';
import { mayShip, nothingShipped } from '@selvedge/domain/orders/orderStates';

const GUARDS: Readonly<Record<Guard, string>> = {
  listOpen: 'every list is open',
  minimumsMet: 'no blocking minimum is missed',
  addressMatchesDelivery: "the address fits the list's delivery method",
  stockLocked: 'all pieces can be locked at once',
  confirmedUpToAsked: 'no line above what was asked',
  cutNeedsShortageReason: 'a cut line carries a shortage reason',
  reasonGiven: 'a reason is given',
  commentGiven: 'a comment is given',
  noDifferenceForStraight: 'straight to CONFIRMED only without a difference',
  amountWithinOpen: 'amount above zero and up to what is open',
  fileGiven: 'a file is attached',
  notByUploader: 'not by the person who sent the proof',
  withinBalance: "up to the team's credit balance",
  shippedUpToConfirmed: 'no line above what was confirmed',
  receivedUpToShipped: 'no line above what was shipped',
};

const EFFECTS: Readonly<Record<Effect, string>> = {
  lockStock: 'locks the pieces',
  releaseLock: 'releases the locks',
  releaseFreedLock: 'releases what was cut',
  consumeLock: 'takes the pieces out of stock',
  relock: 'locks the pieces again',
  computeSurcharge: 'counts the surcharge again',
  storeDiff: 'keeps the difference for both sides',
  notify: 'tells those concerned',
  creditDifference: 'puts the difference on the team credit',
  creditOrRefundPaid: 'credits or refunds what was paid',
  openClaimIfLower: 'opens a claim when less was received',
};

/** Conditions on the data of the call. */
export function guardWords(guards: readonly Guard[]): string {
  return guards.map((guard) => GUARDS[guard]).join('; ') || '–';
}

/** What happens besides the change of state. */
export function effectWords(effects: readonly Effect[]): string {
  return effects.map((effect) => EFFECTS[effect]).join('; ') || '–';
}

const DIMENSIONS: readonly (keyof From)[] = ['confirmation', 'shipping', 'flow', 'payment'];
const CONDITIONS: ReadonlyMap<Transition['when'], string> = new Map([
  [mayShip, 'everything is confirmed, and paid or on account'],
  [nothingShipped, 'no parcel has left'],
]);

/** States it starts from; `any` when the table names none. */
export function fromWords({ from, when, scope }: Transition): string {
  if (scope === 'new') return '–';
  const parts = DIMENSIONS.flatMap((name) => (from[name] ? [`${name} ${from[name].join(' or ')}`] : []));
  const condition = CONDITIONS.get(when);
  if (when && condition === undefined) throw new Error('a condition of the order machine has no words');
  return [...parts, ...(condition ? [condition] : [])].join('; ') || 'any';
}

/** States it leads to, one outcome after the other. */
export function toWords({ outcomes }: Transition): string {
  return outcomes
    .map(({ confirmation, shipping, payment, cancelled, name }) => {
      const states = [confirmation, shipping, payment, cancelled && 'cancelled'].filter(Boolean).join(', ');
      return states === '' ? `unchanged (${name})` : states;
    })
    .join('; ');
}
