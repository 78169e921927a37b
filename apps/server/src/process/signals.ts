const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Calls `stop` when the process is asked to stop, by SIGTERM, SIGINT or SIGHUP or by the end of the parent process that started it with a
 * channel (`npm start`), and exits when that is done. Only the first request counts: a terminal and npm both pass on a Ctrl-C.
 */
export function stopWhenAsked(stop: (why: string) => Promise<unknown>): void {
  let hasBegun = false;
  const begin = (why: string) => {
    if (hasBegun) return;
    hasBegun = true;
    stop(why).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of STOP_SIGNALS) process.on(signal, () => begin(signal));
  const onParentGone = () => begin('the channel to the parent process closed');
  process.on('disconnect', onParentGone);
  // The channel may have closed while the program was still loading; undefined when there is none.
  if (process.connected === false) onParentGone();
}
