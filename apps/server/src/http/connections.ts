import type { Socket } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { TrustCheck } from './proxies';

/** Limits on the open connections of a port. */
export interface ConnectionLimits {
  inAll: number;
  perAddress: number;
  /** Returns whether an address is a proxy: its connections are those of many people, so only the overall limit applies to them. */
  isProxy: TrustCheck;
}

/** Connections without a call in progress, longest waiting first. */
type Waiting = Set<Socket>;

/** Open connections of one address, or of the whole port. */
class Group {
  open = 0;
  readonly waiting: Waiting = new Set();

  constructor(private readonly most: number) {}

  /** Makes room for one more connection by ending the one that has waited longest. False when all have a call in progress. */
  makeRoom(): boolean {
    if (this.open < this.most) return true;
    const [longest] = this.waiting;
    longest?.destroy();
    return longest !== undefined;
  }
}

/** Connection counters of one port. Independent of Fastify, so that a connection counts before anything has been read. */
class Ceilings {
  private readonly all: Group;
  private readonly byAddress = new Map<string, Group>();
  private readonly groupsOf = new WeakMap<Socket, Group[]>();

  constructor(private readonly limits: ConnectionLimits) {
    this.all = new Group(limits.inAll);
  }

  private groupOf(address: string): Group {
    const existing = this.byAddress.get(address);
    if (existing !== undefined) return existing;
    const made = new Group(this.limits.perAddress);
    this.byAddress.set(address, made);
    return made;
  }

  admit(socket: Socket): void {
    const peer = socket.remoteAddress ?? '';
    const address = peer === '' || this.limits.isProxy(peer, 0) ? null : normalizeIP(peer);
    const groups = [this.all, ...(address === null ? [] : [this.groupOf(address)])];
    if (!groups.every((group) => group.makeRoom())) {
      socket.destroy();
      return;
    }
    this.groupsOf.set(socket, groups);
    for (const group of groups) {
      group.open += 1;
      group.waiting.add(socket);
    }
    let counted = true;
    const leave = () => {
      if (!counted) return;
      counted = false;
      for (const group of groups) {
        group.open -= 1;
        group.waiting.delete(socket);
      }
      if (address !== null && groups[1]?.open === 0) this.byAddress.delete(address);
    };
    socket.once('close', leave);
  }

  /** Marks whether a completely received call is in progress on a connection. */
  mark(socket: Socket, working: boolean): void {
    for (const group of this.groupsOf.get(socket) ?? []) {
      if (working) group.waiting.delete(socket);
      else if (!socket.destroyed) group.waiting.add(socket);
    }
  }
}

/**
 * Limits the number of open connections. A new connection above the limit replaces the one that has waited longest, idle or still sending:
 * a client that occupies connections without using them loses them, and people behind the same address still get in. The new one is refused
 * only when every connection has a call in progress.
 */
export function limitConnections(app: FastifyInstance, limits: ConnectionLimits): void {
  const ceilings = new Ceilings(limits);
  app.server.on('connection', (socket: Socket) => ceilings.admit(socket));
  app.server.on('upgrade', ({ socket }: { socket: Socket }) => ceilings.mark(socket, true));
  app.addHook('preValidation', (request, reply, done) => {
    const { socket } = request.raw;
    ceilings.mark(socket, true);
    reply.raw.once('close', () => ceilings.mark(socket, false));
    done();
  });
}
