// Keeps the server running: starts it again after a crash, and leaves nothing behind when `npm start` ends.
import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** A server that ran this long counts as well again: the next crash is waited out briefly. */
const WELL_AFTER_MS = 60_000;
/** A server that crashed this often in a row before it was ready is not started again. */
const MOST_FAILED_STARTS = 3;
const LONGEST_PAUSE_MS = 30_000;
/** A terminal and npm pass on the same Ctrl-C; what comes sooner than this after the first signal is an echo of it. */
const ECHO_MS = 700;
/** An orderly stop takes less; after it the server is ended by force. */
const STOP_WITHIN_MS = 60_000;
const DATABASE_WITHIN_MS = 10_000;
/** Exit code of a server that cannot work with its settings and has said so in a sentence. */
const EXPLAINED = 1;
const INTERRUPTED = 130;

/**
 * Runs the server until it ends in order, is stopped by a signal, or cannot be started; resolves to the exit code. The
 * server says `{type: 'ready'}` and `{type: 'database', pid}` over the channel and hears `stop` and `stop now`; when this
 * process is killed the closed channel tells it to stop.
 *
 * @param {object} options
 * @param {string} options.command
 * @param {string[]} options.args
 * @param {string} options.cwd
 * @param {number} [options.firstPauseMs] wait before the first new start after a crash; doubles with each further one
 * @param {boolean} [options.followParent] end when npm is gone, however it ended
 */
export async function supervise({ command, args, cwd, firstPauseMs = 500, followParent = false }) {
  const state = { child: null, database: null, stoppedAt: null, wake: () => {} };

  const stop = () => {
    if (state.stoppedAt === null) {
      state.stoppedAt = Date.now();
      if (state.child?.connected) state.child.send('stop');
      setTimeout(() => state.child?.kill('SIGKILL'), STOP_WITHIN_MS).unref();
      state.wake();
    } else if (Date.now() - state.stoppedAt > ECHO_MS && state.child?.connected) {
      state.child.send('stop now');
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  const leave = followParent ? onParentGone(stop) : () => {};

  let failedStarts = 0;
  let wait = firstPauseMs;
  try {
    for (;;) {
      const { code, signal, ready, ranMs, outOfMemory } = await runOnce({ command, args, cwd, state });
      if (state.stoppedAt !== null || (code === 0 && signal === null)) return code ?? INTERRUPTED;
      if (!ready && code === EXPLAINED) return EXPLAINED;
      failedStarts = ready ? 0 : failedStarts + 1;
      if (ranMs > WELL_AFTER_MS) wait = firstPauseMs;
      const what = reason(code, signal, outOfMemory);
      if (failedStarts >= MOST_FAILED_STARTS) {
        report(`The server ${what}, ${failedStarts} times in a row before it was ready: not started again.`);
        return code ?? EXPLAINED;
      }
      report(`The server ${what}; starting it again in ${wait / 1000} s.`);
      await Promise.race([pause(wait), new Promise((resolve) => (state.wake = resolve))]);
      if (state.stoppedAt !== null) return INTERRUPTED;
      wait = Math.min(wait * 2, LONGEST_PAUSE_MS);
    }
  } finally {
    leave();
    await endDatabase(state.database);
  }
}

function runOnce({ command, args, cwd, state }) {
  const started = Date.now();
  const child = spawn(command, args, {
    cwd,
    stdio: ['inherit', 'inherit', 'pipe', 'ipc'],
    env: { ...process.env, SUPERVISED: '1' },
  });
  state.child = child;
  let ready = false;
  let lastWords = '';
  child.on('message', (word) => {
    if (word?.type === 'ready') ready = true;
    if (word?.type === 'database') state.database = word.pid;
  });
  child.stderr.on('data', (chunk) => {
    lastWords = (lastWords + chunk.toString('utf8')).slice(-4000);
    process.stderr.write(chunk);
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      // What it wrote last may still be on its way; a database that holds the pipe open must not hold us up.
      setTimeout(() => {
        const outOfMemory = /heap out of memory|Array buffer allocation failed/i.test(lastWords);
        if (code === 0) state.database = null;
        resolve({ code, signal, ready, ranMs: Date.now() - started, outOfMemory });
      }, 100);
    });
  });
}

function reason(code, signal, outOfMemory) {
  if (outOfMemory) return 'ran out of memory';
  if (signal === 'SIGKILL') return 'was killed (SIGKILL), by the system for want of memory or by somebody';
  return signal === null ? `crashed with code ${code}` : `was ended by ${signal}`;
}

/** A line of the same form as the server's own, so that whoever reads the log finds it there. */
function report(msg) {
  const line = { level: 60, time: Date.now(), pid: process.pid, event: 'server.crashed', msg };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** Ends the private database of a server that crashed and is not started again. */
async function endDatabase(pid) {
  if (pid === null || !isAlive(pid)) return;
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    return;
  }
  for (const until = Date.now() + DATABASE_WITHIN_MS; Date.now() < until && isAlive(pid);) await pause(100);
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The id of a process's parent and its command line; null where `ps` does not say. */
function lookUp(pid) {
  const { status, stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' });
  const found = status === 0 ? /^\s*(\d+)\s+(.*)$/.exec(stdout.trim()) : null;
  return found === null ? null : { parent: Number(found[1]), command: found[2] };
}

/**
 * Calls `onGone` when npm, which started this process, is no more: npm killed by force passes no signal on. Between the
 * two there may be a shell, which would stay.
 */
function onParentGone(onGone) {
  const parent = process.ppid;
  const between = lookUp(parent);
  const isShell = between !== null && /^\S*sh -c /.test(between.command);
  const watched = isShell ? [parent, between.parent] : [parent];
  const timer = setInterval(() => {
    if (process.ppid === parent && watched.every(isAlive)) return;
    clearInterval(timer);
    onGone();
  }, 500);
  timer.unref();
  return () => clearInterval(timer);
}
