/** Exit code after a fault nobody caught. */
export const CRASHED = 70;

/**
 * A fault that nobody caught leaves the process in an unknown state: it is logged as fatal, `cleanUp` runs, which must
 * not wait for anything, and the process ends with code 70.
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
