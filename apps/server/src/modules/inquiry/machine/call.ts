import type { PaymentMethod } from '@selvedge/domain/money/paymentMethods';
import type { EffectOf, GuardOf, Named } from '@selvedge/domain/machine/machine';
import type { Surcharge } from '@selvedge/domain/money/surchargeFreeze';
import type { TradeRules } from '@selvedge/domain/money/tradeRules';
import type { OrderRow } from '@selvedge/domain/orders/orderMachine';
import type { BuyerSession } from '../../../contract/caller';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import type { OrderAddress } from '../../../db/schema/orders';
import type { Owner } from '../../auth/access/dataScope';
import type { WantedLine } from '../../offers/rules/wanted';
import type { OrderBundle } from '../../orders/read/bundle';
import type { OfferedLine } from '../read/lines';

/** Inquiry as it was sent: with lines or with a draft. */
export interface InquiryInput {
  draftId?: string;
  lines?: WantedLine[];
  addressId: string;
  paymentMethod: PaymentMethod;
  notifyUserIds: string[];
  remark?: string;
  acceptPrices?: boolean;
  /** Of futures products, when staff enter it. */
  expectedArrival?: string;
  depositBp?: number;
}

/** Buyer of an inquiry, who owns the order, its products and its address, also when a leader or staff submit it. */
export interface Inquirer {
  /** Side of the transition that submits it: buyer or staff. */
  by: 'buyer' | 'staff';
  buyer: Pick<BuyerSession, 'id' | 'teamId'>;
  /** Maximum of the payable amount with the surcharge, EUR cents; null without a limit, and after the leader's approval. */
  limitCents: number | null;
  /** Address that the leader approved; without it the saved address that the inquiry names. */
  address?: OrderAddress;
  /** Whether the submitting user may see prices. */
  priced: boolean;
}

/** Inquiry while it becomes an order: guards read it and effects change it. */
export interface InquiryCall extends Inquirer {
  ctx: Context;
  tx: Tx;
  input: InquiryInput;
  /** Lines in the order in which they were sent; refusals name their positions. */
  sent: readonly WantedLine[];
  /** Merged lines, one per SKU and list; after `stockHeld` was checked with the locked stock. */
  lines: OfferedLine[];
  /** Prices at which the cart lines were added, EUR cents by line id. */
  inCart: ReadonlyMap<string, number>;
  address: OrderAddress;
  notifyUserIds: string[];
  /** Salesperson of the customer with the departments above. */
  owner: Owner;
  surcharge: Surcharge;
  /** Trade rules as this transaction reads them. */
  rules: TradeRules;
  /** The order, after it is stored; null before that. */
  bundle: OrderBundle | null;
  /** Buyers from whose carts lines were removed. */
  cartsOf: string[];
  /** Whether any piece of the draft is ordered. */
  isDraftTaken: boolean;
}

/** Functions for all guards of a submission. */
export type InquiryGuards = Named<GuardOf<OrderRow, 'submitInquiry'>, InquiryCall>;
/** Functions for all effects of a submission. */
export type InquiryEffects = Named<EffectOf<OrderRow, 'submitInquiry'>, InquiryCall>;
