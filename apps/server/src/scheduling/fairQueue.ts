/** How many pieces of work may run and wait, for one person and for all. */
export interface FairLimits {
  /** Running at a time, over all persons; of one person only one. */
  running: number;
  /** Waiting of one person. */
  waitingEach: number;
  /** Waiting over all persons. */
  waiting: number;
}

/** Thrown when more work of a person, or of all together, is waiting than may. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/**
 * A queue that is fair between persons: of one person one piece of work runs at a time, and persons come in turn, so that
 * a person's work waits for one piece of every other person's, however much they ask for.
 */
export function fairQueue(limits: FairLimits) {
  const running = new Set<string>();
  /** Persons in the order of their turns, each with what starts the work that waits. */
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

  /** A person who had a turn goes to the end of the line with what else waits. */
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
