import { isRecord } from './envelope';

/** What every frame of the live channels looks like (D-54). The shapes are checked by ws/frames.schema.json. */
interface Frame<Type extends string, Data> {
  type: Type;
  /** Id of what the frame is about: the order, the job, the notice. */
  id: string;
  /** What is new. Null where there is nothing to say, or where it was too long to send: the page then fetches it. */
  data: Data | null;
  /** Time of the event, ISO-8601 UTC. */
  at: string;
}

/** The server has accepted the token; everything after it belongs to this session (id). */
export type ReadyFrame = Frame<'ready', never>;
/** The server itself missed messages: fetch again what is shown. */
export type ResyncFrame = Frame<'resync', never>;
/** A new notice (id) for this person. */
export type NoticeFrame = Frame<
  'notice',
  { id: string; type: string; title: string; text: string; link?: string | null; createdAt: string }
>;
/** An order (id) this person may see has changed: fetch it again if `version` is newer than the one shown. */
export type OrderChangedFrame = Frame<
  'order.changed',
  { orderNo: string; subOrderIds: string[]; action: string; version: number }
>;
/** The cart of a buyer (id) was changed, on another page or by a team member. */
export type CartChangedFrame = Frame<'cart.changed', { lines: number; qty: number }>;
/** An import or export job (id) went on. */
export type JobProgressFrame = Frame<'job.progress', { state: string; done: number; total: number }>;
/** Stock on a list (id) has changed. */
export type StockChangedFrame = Frame<'stock.changed', { skus: { skuId: string; stockQty: number }[] }>;
/** The server ends the session (id) and closes the socket after this frame (D-62). */
export type SessionClosedFrame = Frame<'session.closed', { reason: string }>;
/** A buyer sent a payment proof (id) that waits for a check. */
export type PaymentSubmittedFrame = Frame<
  'payment.submitted',
  { orderId: string; orderNo: string; amountCents: number }
>;
/** The labels of a dictionary (id is its code) were edited. */
export type DictChangedFrame = Frame<'dict.changed', never>;
/** Roles or menus changed: read users/me and menus/routes again. */
export type MenuChangedFrame = Frame<'menu.changed', never>;
/** How many staff are connected. */
export type PresenceFrame = Frame<'presence', { online: number }>;

/** Frames of /ws/front. */
export type BuyerFrame =
  | ReadyFrame
  | ResyncFrame
  | NoticeFrame
  | OrderChangedFrame
  | CartChangedFrame
  | JobProgressFrame
  | StockChangedFrame
  | SessionClosedFrame;

/** Frames of /ws/admin. */
export type StaffFrame =
  | ReadyFrame
  | ResyncFrame
  | NoticeFrame
  | OrderChangedFrame
  | PaymentSubmittedFrame
  | JobProgressFrame
  | DictChangedFrame
  | MenuChangedFrame
  | PresenceFrame
  | SessionClosedFrame;

/** The two channels by the last segment of their address. */
export interface ChannelFrames {
  front: BuyerFrame;
  admin: StaffFrame;
}
export type ChannelName = keyof ChannelFrames;
/** The frames an app hears of; `ready` and `resync` are the channel's own. */
export type AppFrame<Name extends ChannelName> = Exclude<ChannelFrames[Name], ReadyFrame | ResyncFrame>;

/** The first frame of a connection, sent by the client; the token is never part of the address (D-54). */
export interface HelloFrame {
  token: string;
}

/** Frame types by channel, in the order of the page ws/README.md. */
export const frameTypes: { readonly [Name in ChannelName]: readonly ChannelFrames[Name]['type'][] } = {
  front: [
    'ready',
    'resync',
    'notice',
    'order.changed',
    'cart.changed',
    'job.progress',
    'stock.changed',
    'session.closed',
  ],
  admin: [
    'ready',
    'resync',
    'notice',
    'order.changed',
    'payment.submitted',
    'job.progress',
    'dict.changed',
    'menu.changed',
    'presence',
    'session.closed',
  ],
};

function isFrame<Name extends ChannelName>(value: unknown, channel: Name): value is ChannelFrames[Name] {
  if (!isRecord(value) || typeof value.id !== 'string' || typeof value.at !== 'string') return false;
  const known: readonly string[] = frameTypes[channel];
  return (
    typeof value.type === 'string' &&
    known.includes(value.type) &&
    (value.data === null || isRecord(value.data))
  );
}

/** Reads one message of a channel; undefined for broken text and for types this version does not know. */
export function parseFrame<Name extends ChannelName>(
  channel: Name,
  text: unknown,
): ChannelFrames[Name] | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isFrame(value, channel) ? value : undefined;
  } catch {
    return undefined;
  }
}
