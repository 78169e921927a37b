/** Resolves with the time of the next frame. */
export const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Resolves after the frame in which it was called has been painted. */
export const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  });

/** Asks in each frame whether something is done and resolves after it has been painted. Fails after a minute. */
export async function until(done: () => boolean): Promise<void> {
  const limit = performance.now() + 60_000;
  while (!done()) {
    if (performance.now() > limit) throw new Error('nothing happened within a minute');
    await frame();
  }
  await painted();
}
