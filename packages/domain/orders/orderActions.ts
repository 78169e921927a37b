/** Actions, actors, conditions and outcomes of the order machine. */
import type { Outcome, Row } from '../machine/machine';
import type { Confirmation, OrderFlow, OrderState, PaymentStatus, Shipping } from './orderStates';

/** Names of the actions (glossary), as in `actions[]` of orders and sub-orders. */
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

/** Conditions on the data of a call, checked in the order of the table before anything is changed. */
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
 * Effects of a transition besides changing states, applied in the order of the table in the same transaction. Effects before `store` change
 * the order itself, those after it something else.
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

/** States from which a transition starts; a dimension left out may have any value. */
export interface From {
  confirmation?: readonly Confirmation[];
  shipping?: readonly Shipping[];
  payment?: readonly PaymentStatus[];
  flow?: readonly OrderFlow[];
}

/** Possible outcome; `fromShipping` limits it to some previous shipping states. */
export interface OrderOutcome extends Outcome {
  confirmation?: Confirmation;
  shipping?: Shipping;
  payment?: PaymentStatus;
  cancelled?: true;
  isPartPaid?: true;
  fromShipping?: readonly Shipping[];
}

/** Row of part 3. `scope` is the subject of the call; `either` may be called on an order or on one sub-order. */
export interface Transition extends Row {
  action: OrderAction;
  scope: 'new' | 'order' | 'sub' | 'either';
  from: From;
  /** Whether the transition starts from a final order too: a payment that was sent is decided whatever became of its order. */
  fromFinal?: true;
  /** Condition on the whole order beyond `from`. */
  when?: (order: OrderState) => boolean;
  outcomes: readonly [OrderOutcome, ...OrderOutcome[]];
  guards: readonly OrderGuard[];
  effects: readonly OrderEffect[];
}
