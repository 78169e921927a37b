/** Actions, actors, conditions and results of the order machine. */
import type { Outcome, Row } from '../machine/machine';
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
  | 'withdrawProof'
  | 'acceptPayment'
  | 'rejectPayment'
  | 'applyCredit'
  | 'ship'
  | 'closeShort'
  | 'voidShipment'
  | 'confirmReceipt'
  | 'cancelOrder';

/** Conditions on the data of a call, in the order of the table checked before anything is changed. */
export type OrderGuard =
  | 'listOpen'
  | 'oneKind'
  | 'addressMatchesDelivery'
  | 'goodsPriced'
  | 'pricesAsSeen'
  | 'stockHeld'
  | 'minimumsMet'
  | 'withinSpendLimit'
  | 'subOrdersCountable'
  | 'confirmedUpToAsked'
  | 'cutNeedsShortageReason'
  | 'acknowledgedUpToConfirmed'
  | 'piecesLeft'
  | 'discountWithinGoods'
  | 'noDifferenceForStraight'
  | 'reasonGiven'
  | 'commentGiven'
  | 'amountWithinOpen'
  | 'amountWithinClaim'
  | 'fileGiven'
  | 'byUploader'
  | 'notByUploader'
  | 'withinBalance'
  | 'shippedUpToConfirmed'
  | 'receivedUpToShipped';

/**
 * What a transition does besides changing states, done in the order of the table in the same transaction. What stands before
 * `store` changes the order itself, what stands behind it something else.
 */
export type OrderEffect =
  | 'computeSurcharge'
  | 'confirmAsAsked'
  | 'thaw'
  | 'loseOwnRate'
  | 'settleAmounts'
  | 'freezeIfAllConfirmed'
  | 'storeDiff'
  | 'creditDifference'
  | 'creditOrRefundPaid'
  | 'store'
  | 'lockStock'
  | 'releaseLock'
  | 'releaseFreedLock'
  | 'adjustLock'
  | 'consumeLock'
  | 'relock'
  | 'takeFromCart'
  | 'openClaimIfLower'
  | 'notify';

/** States a transition starts from; a dimension left out may have any value. */
export interface From {
  confirmation?: readonly Confirmation[];
  shipping?: readonly Shipping[];
  payment?: readonly PaymentStatus[];
  flow?: readonly OrderFlow[];
}

/** One possible result; `fromShipping` limits it to some shipping states before. */
export interface OrderOutcome extends Outcome {
  confirmation?: Confirmation;
  shipping?: Shipping;
  payment?: PaymentStatus;
  cancelled?: true;
  isPartPaid?: true;
  fromShipping?: readonly Shipping[];
}

/** One row of part 3. `scope` says what it is called on; `either` may be called on an order or on one sub-order. */
export interface Transition extends Row {
  action: OrderAction;
  scope: 'new' | 'order' | 'sub' | 'either';
  from: From;
  /** Starts from a final order too: money that came is decided whatever became of its order. */
  fromFinal?: true;
  /** Condition on the whole order beyond `from`. */
  when?: (order: OrderState) => boolean;
  outcomes: readonly [OrderOutcome, ...OrderOutcome[]];
  guards: readonly OrderGuard[];
  effects: readonly OrderEffect[];
}
