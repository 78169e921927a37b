import * as z from 'zod/mini';

/** What the queue knows of one kind of work. */
export interface Task {
  /** What a job of this kind carries: names of rows, not their contents. A secret only where the kind is `passing`. */
  readonly payload: z.ZodMiniType;
  /** How often it is tried before it is kept as failed; the pauses between grow from 3 s to 6 h. */
  readonly attempts: number;
  /** Present where it runs by the clock: five fields of cron in UTC. However many processes there are, each time has one run. */
  readonly at?: string;
  /** What it carries is for nobody else's eyes and soon worth nothing: a job that fails for good is removed, not kept. */
  readonly passing?: boolean;
  /** Jobs of one line run one after the other, in whatever process. */
  readonly line?: string;
}

/** Kinds of work by their name in the database. */
export type TaskMap = Readonly<Record<string, Task>>;

/** Name of a kind of work. */
export type NameOf<Tasks extends TaskMap> = keyof Tasks & string;

/** What a job of a kind carries. */
export type PayloadOf<One extends Task> = z.infer<One['payload']>;

/** How a job is being done. */
export interface JobRun {
  /** Aborts when the process is asked to stop: what can be done later ends at its next step. */
  readonly signal: AbortSignal;
  /** Whether a failure now is the last one. */
  readonly isLastAttempt: boolean;
}

/**
 * What does the work, by kind. A job whose process was killed is done again from its beginning, so its work has to be one
 * transaction or such that doing it again changes nothing.
 */
export type TaskHandlers<Tasks extends TaskMap> = {
  readonly [Name in NameOf<Tasks>]: (payload: PayloadOf<Tasks[Name]>, run: JobRun) => Promise<void>;
};

/** Every kind of work in the background. */
export const TASKS = {
  /** Removes what is over: rows, messages of the outbox, files that nothing names. */
  sweep: { payload: z.object({}), attempts: 3, at: '*/10 * * * *', queue: 'sweep' },
  /** Completes sub-orders whose customer stays silent, and tells of it before. */
  'orders.complete': { payload: z.object({}), attempts: 5, at: '7 * * * *', queue: 'orders.complete' },
  /** Tells staff of stock that is locked for long although nothing is confirmed. */
  'orders.longLocks': { payload: z.object({}), attempts: 5, at: '22 * * * *', queue: 'orders.longLocks' },
  /** Tells buyers of goods they wait for that are back or cheaper. */
  'watches.tell': {
    payload: z.object({}),
    attempts: 3,
    at: '3,13,23,33,43,53 * * * *',
    queue: 'watches.tell',
  },
  /** Reads the rates of the day, published on working days about 16:00 in Frankfurt. */
  'rates.read': { payload: z.object({}), attempts: 6, at: '20 5,15,17 * * *', queue: 'rates.read' },
  /** Writes a notice to many, in batches. */
  'notices.write': { payload: z.object({ id: z.string() }), attempts: 12 },
  /** Tells those who follow a brand of a list that it was published. */
  'lists.announce': { payload: z.object({ id: z.string() }), attempts: 8 },
  /** Writes the workbook of an export. */
  'exports.write': { payload: z.object({ id: z.string() }), attempts: 5 },
  /** Checks the rows of a sheet of products, batch by batch. */
  'imports.check': { payload: z.object({ id: z.string() }), attempts: 12 },
  /** Writes the products of a checked sheet in one transaction. */
  'imports.commit': { payload: z.object({ id: z.string() }), attempts: 12 },
  /** Sends one stored message. It holds a code until it is sent; after some four minutes without success it is given up. */
  'mail.send': {
    payload: z.object({ id: z.string(), product: z.string(), code: z.string() }),
    attempts: 6,
    passing: true,
  },
} as const satisfies TaskMap;
