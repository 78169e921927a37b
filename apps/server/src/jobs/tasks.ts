import type { components } from '@selvedge/api-spec/types';
import * as z from 'zod/mini';

/** Kind of background work. */
export interface Task {
  /** Payload of a job of this kind: ids of rows, not their contents. Secrets are allowed only when the kind is `passing`. */
  readonly payload: z.ZodMiniType;
  /** Number of attempts before it is stored as failed; the pauses between them grow from 3 s to 6 h. */
  readonly attempts: number;
  /** Schedule, present for scheduled work: five fields of cron in UTC. However many processes there are, each time has one run. */
  readonly at?: string;
  /** True when the payload is confidential and soon worthless: a job that fails for good is removed, not stored. */
  readonly passing?: boolean;
  /** Jobs of one queue name run one after the other, in any process. */
  readonly queue?: string;
}

/** Kinds of work by their name in the database. */
export type TaskMap = Readonly<Record<string, Task>>;

/** Name of a kind of work. */
export type NameOf<Tasks extends TaskMap> = keyof Tasks & string;

/** Payload of a kind of work. */
export type PayloadOf<One extends Task> = z.infer<One['payload']>;

/** Context of a running job. */
export interface JobRun {
  /** Aborts when the process is asked to stop: work that can be done later ends at its next step. */
  readonly signal: AbortSignal;
  /** Whether this attempt is the last one. */
  readonly isLastAttempt: boolean;
}

/**
 * Functions that do the work, by kind. A job whose process was killed is done again from its beginning, so its work has to be one
 * transaction or idempotent.
 */
export type TaskHandlers<Tasks extends TaskMap> = {
  readonly [Name in NameOf<Tasks>]: (payload: PayloadOf<Tasks[Name]>, run: JobRun) => Promise<void>;
};

/** Kind of background work of the server. */
interface ServerTask extends Task {
  /** Kind under which staff see a job that failed; null for one that sends a message, which has a kind of its own. */
  readonly kind: components['schemas']['BackgroundKind'] | null;
}

/** All kinds of background work. */
export const TASKS = {
  /** Deletes expired data: rows, messages of the outbox, files that nothing refers to. */
  sweep: { kind: 'SWEEP', payload: z.object({}), attempts: 3, at: '*/10 * * * *', queue: 'sweep' },
  /** Completes sub-orders whose customer does not respond, and notifies the customer before. */
  'orders.complete': {
    kind: 'AUTO_COMPLETION',
    payload: z.object({}),
    attempts: 5,
    at: '7 * * * *',
    queue: 'orders.complete',
  },
  /** Notifies staff of stock that has been locked for long without a confirmation. */
  'orders.longLocks': {
    kind: 'LOCK_NOTICES',
    payload: z.object({}),
    attempts: 5,
    at: '22 * * * *',
    queue: 'orders.longLocks',
  },
  /** Notifies buyers of products on their watch list that are back in stock or cheaper. */
  'watches.tell': {
    kind: 'NOTICES',
    payload: z.object({}),
    attempts: 3,
    at: '3,13,23,33,43,53 * * * *',
    queue: 'watches.tell',
  },
  /** Reads the exchange rates of the day, published on working days about 16:00 in Frankfurt. */
  'rates.read': {
    kind: 'RATES',
    payload: z.object({}),
    attempts: 6,
    at: '20 5,15,17 * * *',
    queue: 'rates.read',
  },
  /** Writes a notice to many recipients, in batches. */
  'notices.write': { kind: 'NOTICES', payload: z.object({ id: z.string() }), attempts: 12 },
  /** Notifies followers of a brand that a list was published. */
  'lists.announce': { kind: 'NOTICES', payload: z.object({ id: z.string() }), attempts: 8 },
  /** Writes the workbook of an export. */
  'exports.write': { kind: 'EXPORT', payload: z.object({ id: z.string() }), attempts: 5 },
  /** Validates the rows of a product sheet, batch by batch. */
  'imports.check': { kind: 'IMPORTS', payload: z.object({ id: z.string() }), attempts: 12 },
  /** Writes the products of a validated sheet in one transaction. */
  'imports.commit': { kind: 'IMPORTS', payload: z.object({ id: z.string() }), attempts: 12 },
  /** Sends one stored message. It contains a code until it is sent; after some four minutes without success it is discarded. */
  'mail.send': {
    kind: null,
    payload: z.object({ id: z.string(), product: z.string(), code: z.string() }),
    attempts: 6,
    passing: true,
  },
} as const satisfies Readonly<Record<string, ServerTask>>;
