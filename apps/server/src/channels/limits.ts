import { SOCKETS_PER_SESSION } from '@selvedge/domain/constants';
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Config } from '../config/config';
import { networkOf } from '../http/callLimits';
import { HttpRefusal } from '../http/errors';
import { Slots } from '../http/slots';

/** Longest frame that a page may send, in bytes: a token needs less. */
export const FRAME_MAX_BYTES = 4096;
/** Close code: the session or the address has too many channels open; the page tries again later. */
export const TOO_MANY = 4429;

/** Limits on who may open a live channel, and on how many. */
export interface ChannelLimits {
  /** Refuses with HTTP 403 a page of another origin. Browsers always send the origin of the page, other programs need not. */
  checkOrigin(request: FastifyRequest): Promise<void>;
  /** Counts a channel for its address until it closes. False when there are too many. */
  admitAddress(socket: WebSocket, request: FastifyRequest): boolean;
  /** Counts a channel for its session until it closes. False when there are too many. */
  admitSession(socket: WebSocket, sessionId: string): boolean;
}

/** Returns whether an origin is the server's own: compares its host, with the port that browsers leave out, with the header `Host`. */
function isOwn(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host: from } = new URL(origin);
  return URL.canParse(`${protocol}//${host}`) && new URL(`${protocol}//${host}`).host === from;
}

function takeSlot(slots: Slots, owner: string, socket: WebSocket): boolean {
  const release = slots.take(owner, 0);
  if (typeof release === 'string') return false;
  socket.once('close', release);
  return true;
}

/** Creates the limits of one port. */
export function channelLimits({ origins, socketsPerAddress }: Config): ChannelLimits {
  const byAddress = new Slots(socketsPerAddress, 0);
  const bySession = new Slots(SOCKETS_PER_SESSION, 0);
  return {
    checkOrigin: (request) => {
      const { origin } = request.headers;
      const isAllowed = origin === undefined || origins.includes(origin) || isOwn(origin, request.host);
      return isAllowed ? Promise.resolve() : Promise.reject(new HttpRefusal(403));
    },
    admitAddress: (socket, request) => takeSlot(byAddress, networkOf(request.ip), socket),
    admitSession: (socket, sessionId) => takeSlot(bySession, sessionId, socket),
  };
}
