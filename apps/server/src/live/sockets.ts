import { hasPerm } from '@selvedge/api-spec/rules/permissions';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { Services } from '../contract/context';
import { staffTokenOf } from '../contract/session';
import type { BuyerSession, StaffSession } from '../modules/auth/identity';
import { findBuyer, findStaff, sessionExpiry } from '../modules/auth/sessions';
import type { LiveEnvelope } from './announce';
import type { LiveHub } from './hub';

const SIGN_IN_WITHIN_MS = 10_000;
const PING_EVERY_MS = 30_000;
/** Close code: no good token; the page goes through its sign-out. */
const NOT_SIGNED_IN = 4401;
/** Close code: the server ended the session (D-62). */
const SESSION_ENDED = 4203;

type Person = BuyerSession | StaffSession;

/** Whether a live message is for a person. */
export function isFor(message: LiveEnvelope, person: Person): boolean {
  const { to } = message;
  if ('session' in to) return to.session === person.sessionId;
  if (person.kind === 'buyer') return 'everyBuyer' in to || ('buyers' in to && to.buyers.includes(person.id));
  if ('everyStaff' in to) return true;
  if ('staffPermission' in to) return hasPerm(person, [to.staffPermission]);
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

function attend(socket: WebSocket, services: Services, hub: LiveHub, kind: Person['kind']): void {
  let leave: (() => void) | null = null;
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
    if (person.kind === 'staff' && person.mustChangePassword) return socket.close(1008, 'password first');
    clearTimeout(impatience);
    const sessionId = person.sessionId;
    let { goodUntil } = person;
    const askAgain = async () => {
      goodUntil = Infinity;
      const expiry = await sessionExpiry(services.db.$client, sessionId);
      if (expiry === null || expiry <= Date.now()) return socket.close(NOT_SIGNED_IN, 'session over');
      goodUntil = expiry;
      send('resync', 'resync', null, new Date().toISOString());
    };
    leave = hub.add({
      wants: (message) => message.type === 'resync' || (typeof person === 'object' && isFor(message, person)),
      deliver: (message) => {
        if (Date.now() >= goodUntil) {
          askAgain().catch(() => socket.close(1011, 'server fault'));
          return;
        }
        send(message.type, message.id, message.data, message.at);
        if (message.type === 'menu.changed') {
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
    leave?.();
  });
  socket.on('error', () => socket.terminate());
}

/**
 * The live channels `/ws/front` and `/ws/admin` (D-54). The first frame is `{token}` (for staff the stored "type token"
 * string), anything after it is passed over; the answer is a `ready` frame, then messages as `{type, id, data, at}`. Close
 * code 4401: no good token, or a session that ran out; 4203: the session was ended.
 */
export function addLiveSockets(app: FastifyInstance, services: Services, hub: LiveHub): void {
  app.register(async (scope) => {
    scope.get('/ws/front', { websocket: true }, (socket) => attend(socket, services, hub, 'buyer'));
    scope.get('/ws/admin', { websocket: true }, (socket) => attend(socket, services, hub, 'staff'));
  });
}
