import type { components } from '../generated/frames';
import { isRecord } from './envelope';

/** Frames by name, generated from ws/frames.schema.json. */
export type Frames = components['schemas'];

/** Frames of /ws/front. */
export type BuyerFrame = Frames['front'];

/** Frames of /ws/admin. */
export type StaffFrame = Frames['admin'];

/** Frames of the two channels, by the last segment of the channel's address. */
export interface ChannelFrames {
  front: BuyerFrame;
  admin: StaffFrame;
}
export type ChannelName = keyof ChannelFrames;
/** Frames that are passed to the app; `ready` and `resync` are handled by the channel itself. */
export type AppFrame<Name extends ChannelName> = Exclude<
  ChannelFrames[Name],
  Frames['Ready'] | Frames['Resync']
>;

/** First frame of a connection, sent by the client; the token is never part of the address. */
export type HelloFrame = Frames['Hello'];

/** Frame that a page of staff sends once its token was accepted. */
export type OutgoingFrame = Frames['Say'];

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
    'dict.changed',
    'config.changed',
    'team.changed',
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
    'config.changed',
    'menu.changed',
    'presence',
    'talk',
    'talk.refused',
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

/** Parses one message of a channel; returns undefined for malformed text and for frame types that this version does not know. */
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
