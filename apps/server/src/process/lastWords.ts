/** Exit code after a fault nobody caught. */
export const CRASHED = 70;

/**
 * A fault that nobody caught leaves the process in an unknown state: it is logged as fatal, `lastDeed` runs, which must
 * not wait for anything, and the process ends with code 70; `npm start` then starts it again.
 */
export function speakLastWords(
  log: { fatal(fields: object, message: string): void },
  lastDeed: () => void,
): void {
  process.on('uncaughtException', (error, origin) => {
    try {
      log.fatal({ err: error, origin }, 'a fault that nobody caught; the process ends');
      lastDeed();
    } finally {
      process.exit(CRASHED);
    }
  });
}
