/** Random walk of an order with its money through the order machine, for the invariants of money (`../moneyLaws.ts`). */
import { sumCents } from '../../money/money';
import { surchargeAtSubmit } from '../../money/surchargeFreeze';
import { BUYER_PERMS } from '../../people/permissions';
import type { OrderAction } from '../orderActions';
import type { AmountLine, AmountOrder, AmountSub } from '../amountParts';
import { type Actor, allowedActions, subActions, transition } from '../orderMachine';
import type { OrderState, OrderStatus } from '../orderStates';
import { bringAlong } from './calls.fixture';
import { haveEffect } from './effects.fixture';
import { type Draw, TIERS } from './given.fixture';

const ACTORS: readonly Actor[] = [
  { side: 'buyer', perms: BUYER_PERMS },
  { side: 'staff', roles: ['ROOT'] },
];

/** Actions that end a part of an order: taken rarely, since otherwise no order would get far. */
const ENDINGS: ReadonlySet<OrderAction> = new Set(['cancelOrder', 'reject', 'refuseOffer', 'reoffer']);

/** Start of a walk: price in EUR cents and pieces of every line, by sub-order. */
export interface WalkStart {
  subs: readonly (readonly { priceCents: number; qty: number }[])[];
  onAccount: boolean;
}

interface WalkOrder extends AmountOrder {
  status: OrderStatus;
  onAccount: boolean;
}

interface Claim {
  worthCents: number;
  settledCents: number | null;
}

function stateOf({ order, subs }: { order: WalkOrder; subs: readonly AmountSub[] }): OrderState {
  return {
    subs: subs.map(({ confirmation, shipping, cancelled }) => ({ confirmation, shipping, cancelled })),
    payment: order.paymentStatus,
    onAccount: order.onAccount,
    isPartPaid: order.paidCents > 0,
  };
}

/** Order with the money that moved for it. */
export class MoneyWalk {
  order: WalkOrder;
  subs: AmountSub[];
  lines: AmountLine[];
  readonly tiers = TIERS;
  acceptedCents = 0;
  givenCents = 0;
  /** Amount of the pending proof of payment, EUR cents. */
  waitingCents: number | null = null;
  wasRejected = false;
  claims: Claim[] = [];
  /** Whether the platform removed goods or changed prices. */
  isCut = false;
  /** Actions taken so far, for the message of a failure. */
  readonly story: string[] = [];

  constructor({ subs, onAccount }: WalkStart) {
    this.subs = subs.map((_, index) => ({
      id: `s${index}`,
      cancelled: false,
      cancelledByBuyer: false,
      confirmation: 'AWAITING_PLATFORM',
      platformConfirmedAt: null,
      shipping: 'NONE',
      shortageDiffCents: 0,
    }));
    this.lines = subs.flatMap((lines, index) =>
      lines.map(({ priceCents, qty }, at) => ({
        id: `s${index}l${at}`,
        subOrderId: `s${index}`,
        priceCents,
        discountCents: 0,
        askedQty: qty,
        confirmedQty: 0,
        shippedQty: 0,
        receivedQty: 0,
        closedQty: 0,
      })),
    );
    const products = this.lines.reduce((sum, { priceCents, askedQty }) => sum + priceCents * askedQty, 0);
    const { bp, cents } = surchargeAtSubmit(products, TIERS);
    this.order = {
      status: 'IN_PROGRESS',
      onAccount,
      confirmedQty: 0,
      confirmedValueCents: 0,
      askedValueCents: products,
      goodsCents: products,
      discountCents: 0,
      submitSurchargeBp: bp,
      submitSurchargeCents: cents,
      surchargeBp: bp,
      surchargeCents: cents,
      freightCents: null,
      creditCents: null,
      payableCents: products + cents,
      paidCents: 0,
      frozenAt: null,
      paymentStatus: 'UNPAID',
    };
  }

  /** Value of the pieces that receipts claim as missing, EUR cents. */
  get claimedCents(): number {
    return sumCents(this.claims.map(({ worthCents }) => worthCents));
  }

  get state(): OrderState {
    return stateOf(this);
  }

  /** Takes one allowed action with random pieces and amounts; returns false when there is none. */
  step(draw: Draw): boolean {
    const claim = this.claims.find(({ settledCents }) => settledCents === null);
    if (claim !== undefined && this.order.paymentStatus === 'PAID' && draw(3) === 0) {
      claim.settledCents = draw(claim.worthCents + 1);
      this.story.push(`settleClaim ${claim.settledCents}`);
      return true;
    }
    const { state } = this;
    const tries = ACTORS.flatMap((actor) => [
      ...allowedActions(state, actor).map((action) => ({ actor, action, sub: undefined })),
      ...this.subs.flatMap((_, sub) =>
        subActions(state, sub, actor).map((action) => ({ actor, action, sub })),
      ),
    ]).filter(
      ({ action, sub, actor }) =>
        transition(state, action, actor, { sub, outcome: this.outcomeOf(action, sub) }).ok,
    );
    const onward = tries.filter(({ action }) => !ENDINGS.has(action));
    const open = onward.length > 0 && draw(12) > 0 ? onward : tries;
    const one = open[draw(Math.max(1, open.length))];
    if (one === undefined) return false;
    this.take(one.action, one.actor, one.sub, draw);
    return true;
  }

  /** Returns an outcome that some data lead to, to check whether the action is possible at all. */
  private outcomeOf(action: OrderAction, sub: number | undefined): string | undefined {
    if (action !== 'closeShort' || sub === undefined) return undefined;
    return 'REST_OPEN';
  }

  /** Returns the lines of a sub-order; all lines without one. */
  linesOf(sub: number | undefined): AmountLine[] {
    return this.lines.filter(({ subOrderId }) => sub === undefined || subOrderId === this.subs[sub]?.id);
  }

  private take(action: OrderAction, actor: Actor, sub: number | undefined, draw: Draw): void {
    const before = structuredClone({ ...this });
    const outcome = bringAlong(this, action, sub, draw);
    const done = transition(stateOf(before), action, actor, { sub, outcome });
    if (!done.ok) {
      Object.assign(this, before);
      return;
    }
    this.story.push(`${actor.side} ${action} ${sub ?? ''} ${outcome ?? ''}`);
    for (const [index, state] of done.order.subs.entries()) Object.assign(this.subs[index] ?? {}, state);
    if (action === 'cancelOrder' && actor.side === 'buyer')
      for (const [index, one] of this.subs.entries())
        one.cancelledByBuyer ||= sub === undefined || sub === index;
    if (action === 'reject' || (action === 'cancelOrder' && actor.side === 'staff')) this.isCut = true;
    for (const effect of done.row.effects) haveEffect(this, effect, before, done, sub);
  }
}
