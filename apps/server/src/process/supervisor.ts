/** What the supervisor of `npm start` hears from the server. */
export type ServerMessage = { type: 'ready' } | { type: 'database'; pid: number };

/** The process that started this one and starts it again after a crash (scripts/lib/supervise.mjs). */
export interface Supervisor {
  send(message: ServerMessage): void;
}

/**
 * The line to the supervisor; silent when the server was started without one. `onStop` runs when the supervisor asks for
 * an orderly stop, and when it is gone itself, however it ended: nobody else would then stop this process. `onStopNow`
 * runs when the person in front of it does not want to wait.
 */
export function connectSupervisor(on: { stop: (why: string) => void; stopNow: () => void }): Supervisor {
  if (process.env.SUPERVISED !== '1' || process.send === undefined) return { send() {} };
  process.on('message', (message) => {
    if (message === 'stop') on.stop('asked by the supervisor');
    if (message === 'stop now') on.stopNow();
  });
  process.on('disconnect', () => on.stop('the supervisor is gone'));
  return {
    send(message) {
      if (process.connected) process.send?.(message);
    },
  };
}
