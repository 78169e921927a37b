import { SESSION_LIFETIME_MS } from '@selvedge/api-spec/rules/constants';
import { hasPerm } from '@selvedge/api-spec/rules/permissions';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { Services } from '../contract/context';
import { staffTokenOf } from '../contract/session';
import { coversOwner } from '../modules/auth/dataScope';
import type { BuyerSession, StaffSession } from '../modules/auth/identity';
import { findBuyer, findStaff, sessionExpiry, TOUCH_EVERY_MS } from '../modules/auth/sessions';
import { mayReadOrder } from '../modules/orders/access';
import type { LiveEnvelope } from './announce';
import type { Listener, LiveHub } from './hub';
import { startStockRelay, type StockRelay } from './stockRelay';

const SIGN_IN_WITHIN_MS = 10_000;
const PING_EVERY_MS = 30_000;
/** Close code: no good token; the page goes through its sign-out. */
const NOT_SIGNED_IN = 4401;
/** Close code: the server ended the session (D-62). */
const SESSION_ENDED = 4203;

/** A session found just now is good for at least this long. */
const SURELY_GOOD_MS = SESSION_LIFETIME_MS - TOUCH_EVERY_MS;

type Person = BuyerSession | StaffSession;

/** Messages after which the person behind a page may stand in another team, role or range than before. */
const STANDING_CHANGED = new Set(['menu.changed', 'team.changed', 'resync']);

/** Where an open page hears of changes from. */
interface Sources {
  hub: LiveHub;
  stock: StockRelay;
}

/** Whether a live message is for a person; those to the seers of lists come through the stock relay. */
export function isFor(message: LiveEnvelope, person: Person): boolean {
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

function attend(socket: WebSocket, services: Services, { hub, stock }: Sources, kind: Person['kind']): void {
  const leave: Array<() => void> = [];
  let greeted = false;
  let answered = true;
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
    clearTimeout(impatience);
    const sessionId = person.sessionId;
    let goodUntil = Date.now() + SURELY_GOOD_MS;
    const askAgain = async () => {
      goodUntil = Infinity;
      const expiry = await sessionExpiry(services.db.$client, sessionId);
      if (expiry === null || expiry <= Date.now()) return socket.close(NOT_SIGNED_IN, 'session over');
      goodUntil = expiry;
      send('resync', 'resync', null, new Date().toISOString());
    };
    const page: Listener = {
      wants: (message) => message.type === 'resync' || (typeof person === 'object' && isFor(message, person)),
      deliver: (message) => {
        if (Date.now() >= goodUntil) {
          askAgain().catch(() => socket.close(1011, 'server fault'));
          return;
        }
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
    };
    leave.push(hub.add(page));
    if (person.kind === 'buyer') leave.push(stock.add({ buyerId: person.id, deliver: page.deliver }));
    send('ready', sessionId, null, new Date().toISOString());
  };

  socket.on('pong', () => {
    answered = true;
  });
  socket.on('message', (frame: Buffer) => {
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
 * The live channels `/ws/front` and `/ws/admin` (D-54). The first frame is `{token}` (for staff the stored "type token"
 * string), anything after it is passed over; the answer is a `ready` frame, then messages as `{type, id, data, at}`. Close
 * code 4401: no good token, or a session that ran out; 4203: the session was ended.
 */
export function addLiveSockets(app: FastifyInstance, services: Services, hub: LiveHub): void {
  const sources: Sources = { hub, stock: startStockRelay(services.db, hub, app.log) };
  app.addHook('onClose', () => sources.stock.stop());
  app.register(async (scope) => {
    scope.get('/ws/front', { websocket: true }, (socket) => attend(socket, services, sources, 'buyer'));
    scope.get('/ws/admin', { websocket: true }, (socket) => attend(socket, services, sources, 'staff'));
  });
}
