const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Calls `stop` when the process is asked to stop, by SIGTERM, SIGINT or SIGHUP or by the end of the process that started it with a
 * channel (`npm start`), and ends the process when that is done. Only the first time counts: a terminal and npm both pass on a Ctrl-C.
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
  // Closed while the program was still loaded; undefined where there is no channel.
  if (process.connected === false) onParentGone();
}
