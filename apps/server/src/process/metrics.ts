import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { SecurityEvent } from './events';

/** Finished call as it is counted. */
export interface CountedCall {
  /** App whose port received the call. */
  app: string;
  /** Operation of the contract; anything else is counted as `unknown`. */
  operation: string | undefined;
  status: number;
  /** Body code, when the answer has one. */
  code: number | undefined;
  ms: number;
  /** Unavailable service, when that is why the call was answered 503. */
  away: 'database' | 'files' | undefined;
}

/** Sources of the gauges, read at each scrape. */
export interface Gauged {
  pool: { totalCount: number; idleCount: number; waitingCount: number };
  hub: { listeners(): number; gaps(): number };
}

/** Metrics of one server process for Prometheus. All label values come from closed sets. */
export interface Metrics {
  countCall(call: CountedCall): void;
  countEvent(event: SecurityEvent): void;
  /** Counts an attempt of a job by its kind and outcome. */
  countJob(task: string, outcome: 'done' | 'failed' | 'given-up'): void;
  /** Sets the sources of the gauges; to be called once. */
  watch(sources: Gauged): void;
  /** Returns the text for Prometheus; `contentType` is its media type. */
  read(): Promise<string>;
  readonly contentType: string;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

interface Source {
  read: (gauge: Gauge<string>) => void;
}

/** Creates a gauge that is read at each scrape, once `read` is set. */
function readGauge(
  registers: Registry[],
  about: { name: string; help: string; labelNames?: string[] },
): Source {
  const source: Source = { read: () => undefined };
  const gauge: Gauge<string> = new Gauge({ ...about, registers, collect: () => source.read(gauge) });
  return source;
}

/** Creates the metrics; `process` adds memory, event loop and garbage collection of the process. */
export function createMetrics(options: { process: boolean }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (options.process) collectDefaultMetrics({ register: registry });
  const calls = new Counter({
    name: 'selvedge_calls_total',
    help: 'Finished calls by app, operation, HTTP status and body code',
    labelNames: ['app', 'operation', 'status', 'code'],
    registers,
  });
  const durations = new Histogram({
    name: 'selvedge_call_duration_seconds',
    help: 'Time from the first byte of a call to the end of its answer',
    labelNames: ['app', 'operation'],
    buckets: SECONDS,
    registers,
  });
  const events = new Counter({
    name: 'selvedge_security_events_total',
    help: 'Failed and locked sign-ins, wrong codes, refused permissions, limits reached',
    labelNames: ['event'],
    registers,
  });
  const jobs = new Counter({
    name: 'selvedge_jobs_total',
    help: 'Tries of jobs in the background by kind: done, failed and to be tried again, given up',
    labelNames: ['task', 'outcome'],
    registers,
  });
  const away = new Counter({
    name: 'selvedge_database_away_total',
    help: 'Calls answered 503 because the database was away',
    registers,
  });
  const filesAway = new Counter({
    name: 'selvedge_files_away_total',
    help: 'Calls answered 503 because the store of files was away',
    registers,
  });
  const connections = readGauge(registers, {
    name: 'selvedge_database_connections',
    help: 'Connections of the pool, and calls that wait for one',
    labelNames: ['state'],
  });
  const sockets = readGauge(registers, { name: 'selvedge_live_sockets', help: 'Signed-in live sockets' });
  const gaps = readGauge(registers, {
    name: 'selvedge_live_gaps',
    help: 'Times the live line was lost since the start',
  });
  return {
    contentType: registry.contentType,
    read: () => registry.metrics(),
    countCall({ app, operation = 'unknown', status, code, ms, away: gone }) {
      calls.inc({ app, operation, status, code: code ?? 'none' });
      durations.observe({ app, operation }, ms / 1000);
      if (gone === 'database') away.inc();
      if (gone === 'files') filesAway.inc();
    },
    countEvent: (event) => events.inc({ event }),
    countJob: (task, outcome) => jobs.inc({ task, outcome }),
    watch({ pool, hub }) {
      connections.read = (gauge) => {
        gauge.set({ state: 'total' }, pool.totalCount);
        gauge.set({ state: 'idle' }, pool.idleCount);
        gauge.set({ state: 'waiting' }, pool.waitingCount);
      };
      sockets.read = (gauge) => gauge.set(hub.listeners());
      gaps.read = (gauge) => gauge.set(hub.gaps());
    },
  };
}
