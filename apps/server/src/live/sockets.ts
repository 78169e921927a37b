import { hasPerm } from '@selvedge/domain/people/permissions';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { Services } from '../contract/context';
import type { AppName } from '../http/staticApp';
import { staffTokenOf } from '../contract/session';
import { coversOwner } from '../modules/auth/dataScope';
import type { BuyerSession, StaffSession } from '../modules/auth/identity';
import { findBuyer, findStaff } from '../modules/auth/sessions';
import { mayReadOrder } from '../modules/orders/read/access';
import type { LiveEnvelope } from './announce';
import { type Door, openDoor, TOO_MANY } from './ceilings';
import type { LiveHub } from './hub';
import { startStockRelay, type StockRelay } from './stockRelay';

const SIGN_IN_WITHIN_MS = 2_000;
const PING_EVERY_MS = 30_000;
/** Frames a page may send: one is needed, a few more do no harm. */
const FRAMES_MAX = 100;
/** Close code: no good token; the page goes through its sign-out. */
const NOT_SIGNED_IN = 4401;
/** Close code: the server ended the session (D-62). */
const SESSION_ENDED = 4203;

/** Close code: this process stops; the page comes back to whichever answers, after a wait of its own (RFC 6455 registry). */
const COME_BACK = 1012;

/** A page that does not answer the closing of its channel is cut off after this, in ms. */
const GOODBYE_WITHIN_MS = 2000;

type Person = BuyerSession | StaffSession;

/** Messages after which the person behind a page may stand in another team, role or range than before. */
const STANDING_CHANGED = new Set(['menu.changed', 'team.changed', 'resync']);

/** Where an open page hears of changes from. */
interface Sources {
  hub: LiveHub;
  stock: StockRelay;
  door: Door;
}

/** Whether a live message is for a person; those to the seers of lists come through the stock relay. */
function isFor(message: LiveEnvelope, person: Person): boolean {
  const { to } = message;
  if ('session' in to) return to.session === person.sessionId;
  if (person.kind === 'buyer') {
    if ('order' in to) return mayReadOrder(person, to.order);
    return 'everyBuyer' in to || ('buyers' in to && to.buyers.includes(person.id));
  }
  if ('everyStaff' in to) return true;
  if ('staffPermission' in to) {
    return hasPerm(person, [to.staffPermission]) && (to.owner === undefined || coversOwner(person, to.owner));
  }
  return 'staff' in to && to.staff.includes(person.id);
}

function tokenOf(frame: string): string {
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

function attend(socket: WebSocket, services: Services, sources: Sources, kind: Person['kind']): void {
  const { hub, stock, door } = sources;
  const leave: Array<() => void> = [];
  let frames = 0;
  let greeted = false;
  let answered = true;
  if (services.life.draining) return socket.close(COME_BACK, 'service restart');
  const send = (type: string, id: string, data: unknown, at: string) =>
    socket.send(JSON.stringify({ type, id, data: data ?? null, at }));
  const impatience = setTimeout(() => socket.close(NOT_SIGNED_IN, 'no token'), SIGN_IN_WITHIN_MS);
  const heart = setInterval(() => {
    if (!answered) return socket.terminate();
    answered = false;
    socket.ping();
  }, PING_EVERY_MS);

  const find = (token: string) =>
    kind === 'buyer'
      ? findBuyer(services.db.$client, token, new Date())
      : findStaff(services.db.$client, staffTokenOf(token), new Date());

  const signIn = async (token: string) => {
    let person = await find(token);
    if (typeof person === 'string') {
      socket.close(person === 'ENDED' ? SESSION_ENDED : NOT_SIGNED_IN, 'not signed in');
      return;
    }
    if (person.kind === 'staff' && person.mustChangePassword) return socket.close(1008, 'password first');
    clearTimeout(impatience);
    const sessionId = person.sessionId;
    if (!door.enter(socket, sessionId)) {
      socket.close(TOO_MANY, 'too many');
      return;
    }
    const leaveHub = hub.add({
      sessionId,
      wants: (message) => typeof person === 'object' && isFor(message, person),
      end: () => socket.close(NOT_SIGNED_IN, 'session over'),
      moveOn: () => {
        socket.close(COME_BACK, 'service restart');
        setTimeout(() => socket.terminate(), GOODBYE_WITHIN_MS).unref();
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
    leave.push(leaveHub);
    if (person.kind === 'buyer') leave.push(stock.add(person.id));
    send('ready', sessionId, null, new Date().toISOString());
  };

  socket.on('pong', () => {
    answered = true;
  });
  socket.on('message', (frame: Buffer) => {
    frames += 1;
    if (frames > FRAMES_MAX) return socket.terminate();
    if (greeted) return;
    greeted = true;
    signIn(tokenOf(frame.toString('utf8'))).catch(() => socket.close(1011, 'server fault'));
  });
  socket.on('close', () => {
    clearTimeout(impatience);
    clearInterval(heart);
    for (const each of leave) each();
  });
  socket.on('error', () => socket.terminate());
}

/**
 * The live channels `/ws/front` and `/ws/admin` (D-54), each on the port of its app. The first frame is `{token}` (for
 * staff the stored "type token" string) and comes within 2 s, a few after it are passed over; the answer is a `ready`
 * frame, then messages as `{type, id, data, at}`. Close code 4401: no good token, or a session that ran out; 4203: the
 * session was ended; 4429: the session or the address has too many channels open; 1012: this process stops. Pages of other
 * origins are refused.
 */
export function addLiveSockets(
  app: FastifyInstance,
  services: Services,
  hub: LiveHub,
  serves: AppName | null,
): void {
  const stock = startStockRelay(services.db, hub, app.log);
  app.addHook('onClose', () => stock.stop());
  const sources: Sources = { hub, stock, door: openDoor(services.config) };
  const channels = [
    ['/ws/front', 'buyer', 'buyer'],
    ['/ws/admin', 'staff', 'admin'],
  ] as const;
  app.register(async (scope) => {
    for (const [url, kind, owner] of channels) {
      if (serves !== null && serves !== owner) continue;
      scope.get(url, { websocket: true, onRequest: sources.door.checkOrigin }, (socket, request) => {
        if (sources.door.arrive(socket, request)) attend(socket, services, sources, kind);
        else socket.close(TOO_MANY, 'too many');
      });
    }
  });
}
