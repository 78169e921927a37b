const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** A terminal and npm pass on the same Ctrl-C; what comes sooner than this after the first signal is an echo of it. */
const ECHO_MS = 700;

/** Exit code after a second signal, as a shell gives it. */
const INTERRUPTED = 130;

/** Stopping, however it is asked for. */
export interface Stopping {
  /** Begins the orderly stop; later calls change nothing. */
  begin(why: string): void;
  /** Ends the process at once. */
  now(): void;
}

/**
 * The first SIGTERM, SIGINT or SIGHUP begins the orderly stop, a second one ends the process at once; `cleanUp` runs
 * before that and must not wait for anything.
 */
export function handleSignals(on: {
  stop: (why: string) => Promise<unknown>;
  cleanUp: () => void;
}): Stopping {
  let began: number | null = null;
  const now = () => {
    on.cleanUp();
    process.exit(INTERRUPTED);
  };
  const begin = (why: string) => {
    if (began !== null) return;
    began = Date.now();
    on.stop(why).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of STOP_SIGNALS) {
    process.on(signal, () => {
      if (began === null) begin(signal);
      else if (Date.now() - began > ECHO_MS) now();
    });
  }
  return { begin, now };
}
