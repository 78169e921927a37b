/** What the supervisor of `npm start` hears from the server. */
export type ServerWord = { type: 'ready' } | { type: 'database'; pid: number };

/** The process that started this one and starts it again after a crash (scripts/lib/supervise.mjs). */
export interface Supervisor {
  say(word: ServerWord): void;
}

/**
 * The line to the supervisor; silent when the server was started without one. `onStop` runs when the supervisor asks for
 * an orderly stop, and when it is gone itself, however it ended: nobody else would then stop this process. `onStopNow`
 * runs when the person in front of it does not want to wait.
 */
export function joinSupervisor(on: { stop: (why: string) => void; stopNow: () => void }): Supervisor {
  if (process.env.SUPERVISED !== '1' || process.send === undefined) return { say() {} };
  process.on('message', (word) => {
    if (word === 'stop') on.stop('asked by the supervisor');
    if (word === 'stop now') on.stopNow();
  });
  process.on('disconnect', () => on.stop('the supervisor is gone'));
  return {
    say(word) {
      if (process.connected) process.send?.(word);
    },
  };
}
