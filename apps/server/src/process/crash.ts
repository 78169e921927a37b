/** Exit code after an uncaught error. */
export const CRASHED = 70;

/**
 * Ends the process after an uncaught error, which leaves it in an unknown state: the error is logged as fatal, `cleanUp` runs, which must
 * not wait for anything, and the process exits with code 70.
 */
export function logCrashes(log: { fatal(fields: object, message: string): void }, cleanUp: () => void): void {
  process.on('uncaughtException', (error, origin) => {
    try {
      log.fatal({ err: error, origin }, 'a fault that nobody caught; the process ends');
      cleanUp();
    } finally {
      process.exit(CRASHED);
    }
  });
}
