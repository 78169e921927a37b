import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { Services } from '../contract/context';
import { bearerTokenOf } from '../http/bearer';
import type { AppName } from '../http/staticApp';
import type { LiveHub } from '../live/hub';
import { findBuyer, findStaff } from '../modules/auth/sessions/find';
import { isFor, type Listener } from './audience';
import { type ChannelLimits, channelLimits, TOO_MANY } from './limits';
import { heartbeatOf, sendTo } from './slowReaders';
import { startStockRelay, type StockRelay } from './stockRelay';
import { startStaffMessages, type Talk } from './talk';

/** Time within which a page has to send its token, in ms. */
export const SIGN_IN_WITHIN_MS = 2_000;
const PING_EVERY_MS = 30_000;
/** Frames that a page may send within a minute: its token and, from staff, messages of the websocket page. */
const FRAMES_MAX = 100;
const FRAMES_WINDOW_MS = 60_000;
/** Close code: no valid token; the page goes through its sign-out. */
const NOT_SIGNED_IN = 4401;
/** Close code: the server ended the session. */
const SESSION_ENDED = 4203;

/** Close code: this process stops; the page reconnects to any process that answers, after a wait of its own (RFC 6455 registry). */
const SERVICE_RESTART = 1012;

/** Time after which a page that does not answer the closing of its channel is cut off, in ms. */
const CLOSE_WITHIN_MS = 2000;

/** Message types after which the person behind a page may have another team, role or data scope than before. */
const STANDING_CHANGED = new Set(['menu.changed', 'team.changed', 'resync']);

/** Services from which an open page receives changes. */
interface Sources {
  hub: LiveHub;
  stock: StockRelay;
  limits: ChannelLimits;
  talk: Talk;
  signInWithinMs: number;
}

function tokenInFrame(frame: string): string {
  try {
    const parsed: unknown = JSON.parse(frame);
    if (
      typeof parsed === 'object' &&
      parsed !== null &&
      'token' in parsed &&
      typeof parsed.token === 'string'
    ) {
      return parsed.token;
    }
  } catch {
    return '';
  }
  return '';
}

function serveSocket(socket: WebSocket, services: Services, sources: Sources, kind: Listener['kind']): void {
  const { hub, stock, limits, talk, signInWithinMs } = sources;
  const cleanups: Array<() => void> = [];
  let frames = 0;
  let framesSince = Date.now();
  let speak: ((frame: string) => Promise<void>) | null = null;
  let hasSentToken = false;
  if (services.life.draining) return socket.close(SERVICE_RESTART, 'service restart');
  const send = sendTo(socket);
  const signInTimer = setTimeout(() => socket.close(NOT_SIGNED_IN, 'no token'), signInWithinMs);
  const heartbeat = setInterval(heartbeatOf(socket), PING_EVERY_MS);

  const find = (token: string) =>
    kind === 'buyer'
      ? findBuyer(services.db.$client, token, new Date())
      : findStaff(services.db.$client, bearerTokenOf(token), new Date());

  const signIn = async (token: string) => {
    let person = await find(token);
    if (typeof person === 'string') {
      socket.close(person === 'ENDED' ? SESSION_ENDED : NOT_SIGNED_IN, 'not signed in');
      return;
    }
    if (person.kind === 'staff' && person.mustChangePassword) return socket.close(1008, 'password first');
    if (person.kind === 'staff' && person.mustSetUpFactor) return socket.close(1008, 'second factor first');
    clearTimeout(signInTimer);
    const sessionId = person.sessionId;
    if (!limits.admitSession(socket, sessionId)) {
      socket.close(TOO_MANY, 'too many');
      return;
    }
    const leaveHub = hub.add({
      sessionId,
      accepts: (message) => typeof person === 'object' && isFor(message, person),
      end: () => socket.close(NOT_SIGNED_IN, 'session over'),
      closeForRestart: () => {
        socket.close(SERVICE_RESTART, 'service restart');
        setTimeout(() => socket.terminate(), CLOSE_WITHIN_MS).unref();
      },
      deliver: (message) => {
        send(message.type, message.id, message.data, message.at);
        if (STANDING_CHANGED.has(message.type)) {
          find(token).then(
            (found) => {
              person = found;
            },
            () => socket.close(1011, 'server fault'),
          );
        }
        if (message.type === 'session.closed') socket.close(SESSION_ENDED, 'session ended');
      },
    });
    cleanups.push(leaveHub);
    if (person.kind === 'buyer') cleanups.push(stock.add(person.id));
    speak = async (frame) => {
      if (typeof person !== 'object' || person.kind !== 'staff') return;
      const { id } = person;
      await talk.hear(frame, person, (type, data) => send(type, id, data, new Date().toISOString()));
    };
    send('ready', sessionId, null, new Date().toISOString());
  };

  socket.on('message', (frame: Buffer) => {
    if (Date.now() - framesSince >= FRAMES_WINDOW_MS) {
      frames = 0;
      framesSince = Date.now();
    }
    frames += 1;
    if (frames > FRAMES_MAX) return socket.terminate();
    const text = frame.toString('utf8');
    const heard = hasSentToken ? speak?.(text) : signIn(tokenInFrame(text));
    hasSentToken = true;
    heard?.catch(() => socket.close(1011, 'server fault'));
  });
  socket.on('close', () => {
    clearTimeout(signInTimer);
    clearInterval(heartbeat);
    for (const each of cleanups) each();
  });
  socket.on('error', () => socket.terminate());
}

/**
 * Serves the live channels `/ws/front` and `/ws/admin`, each on the port of its app. The first frame is `{token}` (for staff the stored
 * "type token" string) and comes within `signInWithinMs`; of the later frames only messages of staff are processed. The answer is a `ready`
 * frame, then messages as `{type, id, data, at}`. Close code 4401: no valid token, or an expired session; 4203: the session was ended;
 * 4429: the session or the address has too many channels open; 1012: this process stops. Pages of other origins are refused, and a page
 * that does not read is cut off.
 */
export function addLiveSockets(
  app: FastifyInstance,
  services: Services,
  hub: LiveHub,
  serves: AppName | null,
  signInWithinMs: number,
): void {
  const stock = startStockRelay(services.db, hub, app.log);
  app.addHook('onClose', () => stock.stop());
  const sources: Sources = {
    hub,
    stock,
    limits: channelLimits(services.config),
    talk: startStaffMessages(services.db),
    signInWithinMs,
  };
  const channels = [
    ['/ws/front', 'buyer', 'buyer'],
    ['/ws/admin', 'staff', 'admin'],
  ] as const;
  app.register(async (scope) => {
    for (const [url, kind, owner] of channels) {
      if (serves !== null && serves !== owner) continue;
      scope.get(url, { websocket: true, onRequest: sources.limits.checkOrigin }, (socket, request) => {
        if (sources.limits.admitAddress(socket, request)) serveSocket(socket, services, sources, kind);
        else socket.close(TOO_MANY, 'too many');
      });
    }
  });
}
