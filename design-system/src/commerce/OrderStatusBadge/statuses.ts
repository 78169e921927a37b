import type { PurchaseOrderStatus } from '@selvedge/domain/stateMachines/purchaseOrders';
import type { ListStatus } from '@selvedge/domain/stateMachines/listStatus';
import type {
  Confirmation,
  OrderFlow,
  OrderStatus,
  PaymentStatus,
  Shipping,
} from '@selvedge/domain/orders/orderStates';
import type { StatusTone } from '../../css/tone';
import type { StatusGlyph } from '../../primitives/StatusMark/StatusMark';

interface StatusLook {
  glyph: StatusGlyph;
  tone: StatusTone;
  /** Whether the status is final and past: the word is weaker too. */
  isOff?: boolean;
}

interface StatusLooks {
  status: Record<OrderStatus, StatusLook>;
  flow: Record<OrderFlow, StatusLook>;
  confirmation: Record<Confirmation, StatusLook>;
  shipping: Record<Shipping, StatusLook>;
  payment: Record<PaymentStatus, StatusLook>;
  list: Record<ListStatus, StatusLook>;
  purchase: Record<PurchaseOrderStatus, StatusLook>;
}

const look = (glyph: StatusGlyph, tone: StatusTone): StatusLook => ({ glyph, tone });
const off: StatusLook = { glyph: 'dash', tone: 'neutral', isOff: true };

/**
 * Look of every status of the product. The codes are the contract's; a shape means the same everywhere: ring is waiting, half in progress,
 * full done, triangle needs attention, cross failed, dash ended.
 */
export const statusLooks = {
  status: {
    IN_PROGRESS: look('half', 'info'),
    SHIPPED: look('full', 'positive'),
    COMPLETED: look('full', 'positive'),
    CANCELLED: off,
  },
  flow: {
    TO_BE_CONFIRMED: look('ring', 'neutral'),
    TO_BE_PAID: look('half', 'warning'),
    AWAITING_SHIPPING: look('half', 'info'),
  },
  confirmation: {
    AWAITING_CUSTOMER: look('ring', 'warning'),
    AWAITING_PLATFORM: look('ring', 'neutral'),
    PLATFORM_CONFIRMED: look('half', 'info'),
    RECEIPT_PENDING: look('ring', 'info'),
    CONFIRMED: look('full', 'positive'),
  },
  shipping: {
    NONE: look('ring', 'neutral'),
    PARTIAL: look('half', 'info'),
    SHIPPED: look('full', 'positive'),
    RECEIVED: look('full', 'positive'),
  },
  payment: {
    UNPAID: look('ring', 'neutral'),
    PROOF_SUBMITTED: look('half', 'warning'),
    PARTIALLY_PAID: look('half', 'info'),
    PAID: look('full', 'positive'),
    REJECTED: look('cross', 'critical'),
  },
  list: {
    PENDING: look('half', 'positive'),
    ACCEPTED: off,
    DRAFT: look('ring', 'neutral'),
  },
  purchase: {
    DRAFT: look('ring', 'neutral'),
    SENT: look('ring', 'info'),
    ACKNOWLEDGED: look('half', 'info'),
    PARTIALLY_RECEIVED: look('half', 'warning'),
    RECEIVED: look('full', 'positive'),
    CLOSED: off,
    CANCELLED: off,
  },
} as const satisfies StatusLooks;

/** Family of statuses. */
export type StatusKind = keyof typeof statusLooks;
/** Codes of a family. */
export type StatusCode<Kind extends StatusKind> = keyof (typeof statusLooks)[Kind] & string;
/** Status with its family, such as `{ kind: 'payment', code: 'PAID' }`. */
export type AnyStatus = { [Kind in StatusKind]: { kind: Kind; code: StatusCode<Kind> } }[StatusKind];

/** Returns the look of a status; a neutral ring for an unknown code. */
export function lookOf({ kind, code }: AnyStatus): StatusLook {
  const looks: Record<string, StatusLook> = statusLooks[kind];
  return looks[code] ?? look('ring', 'neutral');
}
