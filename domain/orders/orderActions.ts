/** Actions, actors, conditions and results of the order machine (part 3, D-21). */
import type { Confirmation, OrderFlow, OrderState, PaymentStatus, Shipping } from './orderStates';

/** Names of the actions (glossary); `actions[]` of orders and sub-orders carries them. */
export type OrderAction =
  | 'submitInquiry'
  | 'addOrder'
  | 'platformConfirm'
  | 'reject'
  | 'acknowledge'
  | 'reoffer'
  | 'confirmInquiry'
  | 'refuseOffer'
  | 'sendProof'
  | 'acceptPayment'
  | 'rejectPayment'
  | 'applyCredit'
  | 'ship'
  | 'closeShort'
  | 'voidShipment'
  | 'confirmReceipt'
  | 'cancelOrder';

/** Conditions on the data of a call, checked by the one who has the data (the server, and the form before sending). */
export type Guard =
  | 'listOpen'
  | 'minimumsMet'
  | 'addressMatchesDelivery'
  | 'stockLocked'
  | 'confirmedUpToAsked'
  | 'cutNeedsShortageReason'
  | 'reasonGiven'
  | 'commentGiven'
  | 'noDifferenceForStraight'
  | 'amountWithinOpen'
  | 'fileGiven'
  | 'notByUploader'
  | 'withinBalance'
  | 'shippedUpToConfirmed'
  | 'receivedUpToShipped';

/** What a transition does besides changing states, done in the same transaction. */
export type Effect =
  | 'lockStock'
  | 'releaseLock'
  | 'releaseFreedLock'
  | 'consumeLock'
  | 'relock'
  | 'computeSurcharge'
  | 'storeDiff'
  | 'notify'
  | 'creditDifference'
  | 'creditOrRefundPaid'
  | 'openClaimIfLower';

/** One kind of actor that may act; `perm` null needs no permission (the system). */
export interface Who {
  side: 'buyer' | 'staff' | 'system';
  perm: string | null;
}

/** States a transition starts from; a dimension left out may have any value. */
export interface From {
  confirmation?: readonly Confirmation[];
  shipping?: readonly Shipping[];
  payment?: readonly PaymentStatus[];
  flow?: readonly OrderFlow[];
}

/** One possible result; `from` limits it to some shipping states before. */
export interface Outcome {
  name: string;
  confirmation?: Confirmation;
  shipping?: Shipping;
  payment?: PaymentStatus;
  cancelled?: true;
  fromShipping?: readonly Shipping[];
}

/** One row of part 3. `scope` says what it is called on; `either` may be called on an order or on one sub-order. */
export interface Transition {
  id: string;
  action: OrderAction;
  scope: 'new' | 'order' | 'sub' | 'either';
  from: From;
  /** Condition on the whole order beyond `from`. */
  when?: (order: OrderState) => boolean;
  outcomes: readonly [Outcome, ...Outcome[]];
  who: readonly Who[];
  guards: readonly Guard[];
  effects: readonly Effect[];
}
