/** Limits of running and waiting work, per person and overall. */
export interface FairLimits {
  /** Work running at a time, over all persons; only one per person. */
  running: number;
  /** Waiting work of one person. */
  waitingEach: number;
  /** Waiting work over all persons. */
  waiting: number;
}

/** Error when more work of a person, or overall, is waiting than allowed. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/**
 * Creates a queue that is fair between persons: one piece of work per person runs at a time, and persons take turns, so that a person's
 * work waits for at most one piece of every other person's, however much they submit.
 */
export function fairQueue(limits: FairLimits) {
  const running = new Set<string>();
  /** Persons in the order of their turns, each with the functions that start their waiting work. */
  const waiting = new Map<string, (() => void)[]>();
  let all = 0;

  function startNext(): void {
    for (const [person, turns] of waiting) {
      if (running.size >= limits.running) return;
      const start = running.has(person) ? undefined : turns.shift();
      if (start === undefined) continue;
      all -= 1;
      if (turns.length === 0) waiting.delete(person);
      running.add(person);
      start();
    }
  }

  /** Moves a person whose work has ended to the end of the queue with the rest of their waiting work. */
  function leave(person: string): void {
    running.delete(person);
    const turns = waiting.get(person);
    if (turns !== undefined) {
      waiting.delete(person);
      waiting.set(person, turns);
    }
    startNext();
  }

  function enter(person: string): Promise<void> {
    const turns = waiting.get(person) ?? [];
    const startsNow = !running.has(person) && running.size < limits.running && turns.length === 0;
    if (!startsNow && (turns.length >= limits.waitingEach || all >= limits.waiting)) throw new QueueFull();
    return new Promise((resolve) => {
      turns.push(resolve);
      waiting.set(person, turns);
      all += 1;
      startNext();
    });
  }

  return {
    /** Runs work when it is the person's turn; throws QueueFull at once when too much is waiting. */
    async run<T>(person: string, work: () => Promise<T>): Promise<T> {
      await enter(person);
      try {
        return await work();
      } finally {
        leave(person);
      }
    },
  };
}
