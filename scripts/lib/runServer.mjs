// Runs the server below `npm start` and reports how it ended.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Exit code of a server that cannot work with its settings and has printed the reason. */
const EXPLAINED = 1;

/**
 * Runs the server until it ends; resolves to the exit code: 0 after a requested stop. The server is stopped by the IPC channel to it, which
 * closes when this process is asked to stop and when it is killed. No signal is passed on: a Ctrl-C in a terminal reaches both, and npm
 * sends it a second time. An unexpected end is reported, and the server is not started again.
 *
 * @param {object} options
 * @param {string} options.command
 * @param {string[]} options.args
 * @param {string} options.cwd
 * @param {string} options.startedBy the command that starts it again, for the message
 * @returns {Promise<number>}
 */
export function runServer({ command, args, cwd, startedBy }) {
  const child = spawn(command, args, { cwd, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  let isStopping = false;
  const stop = () => {
    isStopping = true;
    if (child.connected) child.disconnect();
  };
  for (const signal of STOP_SIGNALS) process.on(signal, stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      // A signal before the server handles signals ends it at once, when no work has begun.
      const isStopped = isStopping && STOP_SIGNALS.includes(signal);
      if (code === 0 || isStopped) return resolve(0);
      if (code !== EXPLAINED) {
        const how = signal === null ? `with code ${code}` : `by ${signal}`;
        console.error(
          `\nThe server ended unexpectedly ${how}. What it said last is above; \`${startedBy}\` starts it again.\n`,
        );
      }
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}
