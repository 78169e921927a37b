import type { EffectOf, GuardOf, Named } from '@selvedge/domain/machine/machine';
import type { Surcharge } from '@selvedge/domain/money/surchargeFreeze';
import type { TradeRules } from '@selvedge/domain/money/tradeRules';
import type { OrderRow } from '@selvedge/domain/orders/orderMachine';
import type { BuyerSession } from '../../../contract/caller';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import type { OrderAddress, PaymentMethod } from '../../../db/schema/orders';
import type { Owner } from '../../auth/access/dataScope';
import type { WantedLine } from '../../offers/rules/wanted';
import type { OrderBundle } from '../../orders/read/bundle';
import type { OfferedLine } from '../read/lines';

/** An inquiry as it was sent: lines or a draft. */
export interface InquiryInput {
  draftId?: string;
  lines?: WantedLine[];
  addressId: string;
  paymentMethod: PaymentMethod;
  notifyUserIds: string[];
  remark?: string;
  acceptPrices?: boolean;
  /** Of futures goods, where staff say it. */
  expectedArrival?: string;
  depositBp?: number;
}

/** Whose inquiry it is: the order, its goods and its address are this person's, whoever submits it. */
export interface Inquirer {
  /** The transition that submits it: by a buyer, or by staff. */
  by: 'buyer' | 'staff';
  buyer: Pick<BuyerSession, 'id' | 'teamId'>;
  /** Most it may be worth with the surcharge, EUR cents; null without a limit, and once the leader agreed. */
  limitCents: number | null;
  /** Where the goods go as the leader agreed to it; the saved address that the inquiry names otherwise. */
  address?: OrderAddress;
  /** Whether who submits may see prices. */
  priced: boolean;
}

/** An inquiry on its way to an order: what guards look at and effects change. */
export interface InquiryCall extends Inquirer {
  ctx: Context;
  tx: Tx;
  input: InquiryInput;
  /** Lines in the order in which they were sent, which refusals name. */
  sent: readonly WantedLine[];
  /** One line per SKU and list; with the stock that is held once `stockHeld` was checked. */
  lines: OfferedLine[];
  /** Prices of the cart lines as they were when added, EUR cents by line id. */
  inCart: ReadonlyMap<string, number>;
  address: OrderAddress;
  notifyUserIds: string[];
  /** The salesperson of the customer and the departments above. */
  owner: Owner;
  surcharge: Surcharge;
  /** Rules of trade as they count in this transaction. */
  rules: TradeRules;
  /** The order once it is stored. */
  bundle: OrderBundle | null;
  /** Whose carts lines were taken from. */
  cartsOf: string[];
  /** Whether anything of the draft it was sent with is ordered. */
  isDraftTaken: boolean;
}

/** Functions for all conditions of a submit. */
export type InquiryGuards = Named<GuardOf<OrderRow, 'submitInquiry'>, InquiryCall>;
/** Functions for all effects of a submit. */
export type InquiryEffects = Named<EffectOf<OrderRow, 'submitInquiry'>, InquiryCall>;
