import { type Logger, pino } from 'pino';
import { type Config, readConfig } from '../config/config';
import type { EmbeddedDatabase } from '@selvedge/embedded-postgres/embedded';
import { logOptions } from '../http/log';
import { CRASHED, logCrashes } from '../process/crash';
import { Closing, type Life } from '../process/life';
import { stopWhenAsked } from '../process/signals';
import { isForOperator } from '../process/startRefused';

/** Context of the server process, as opposed to that of a call. */
export interface ServerContext {
  config: Config;
  log: Logger;
  life: Life;
  closing: Closing;
  /** Aborts when the process is asked to stop while it starts. */
  stopped: AbortSignal;
  embedded: EmbeddedDatabase | null;
}

function explain(error: unknown): string | null {
  if (isForOperator(error)) return error.message;
  // Another program took the port between the check and the opening.
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `${error.message}. Choose other ports with PORT and ADMIN_PORT.`;
  return null;
}

/**
 * Ends a start that failed: with one sentence and code 1 when an operator can correct the cause, else with the error in the log and code
 * 70.
 */
function exitWithError(error: unknown, log: Logger | null): void {
  const sentence = explain(error);
  if (sentence === null) {
    if (log === null) throw error;
    log.fatal({ err: error }, 'the server could not start');
    process.exit(CRASHED);
  }
  process.stderr.write(`\n${sentence}\n\n`);
  process.exit(1);
}

/** Opens standard output for the log; after the terminal was closed, log entries are lost and the process continues, to stop in order. */
function openLogOutput() {
  const output = pino.destination({ dest: 1, sync: true });
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EIO') throw error;
    output.write = () => true;
    output.flushSync = () => undefined;
  });
  return output;
}

function run(serve: (context: ServerContext) => Promise<void>): void {
  const config = readConfig(process.env);
  const options = logOptions(config.logLevel);
  const log = pino(typeof options === 'object' ? options : { level: 'silent' }, openLogOutput());
  const life: Life = { draining: false };
  const closing = new Closing((step, error) => log.warn({ step, err: error }, 'a step of stopping failed'));
  const abort = new AbortController();
  const context: ServerContext = { config, log, life, closing, stopped: abort.signal, embedded: null };
  logCrashes(log, () => context.embedded?.stopNow());
  const starting = Promise.resolve().then(() => serve(context));
  stopWhenAsked(async (why) => {
    log.info({ why }, 'stopping');
    life.draining = true;
    abort.abort();
    await starting.catch(() => undefined);
    await closing.run();
    log.info({}, 'stopped');
  });
  starting.catch(async (error: unknown) => {
    if (life.draining) return;
    await closing.run();
    exitWithError(error, log);
  });
}

/**
 * Runs a process of the installation: reads the settings, calls `serve`, which registers the closing steps, and stops in order when it is
 * asked to. A start that fails reports the reason in a sentence (code 1), or in the log (code 70).
 */
export function runProgram(serve: (context: ServerContext) => Promise<void>): void {
  try {
    run(serve);
  } catch (error) {
    exitWithError(error, null);
  }
}
