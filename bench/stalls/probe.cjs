// Loaded into the server before its program: writes down how much of the processor's time the main thread took between two
// turns of a timer. Time the thread waits for a processor does not count, so a loaded machine measures the same.
const { closeSync, openSync, readSync, appendFileSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');

const EVERY_MS = 4;
const WORTH_MS = 10;

if (isMainThread && process.env.STALLS_FILE) {
  const stat = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
  const bytes = Buffer.alloc(80);
  const usedMs = () =>
    Number(bytes.toString('latin1', 0, readSync(stat, bytes, 0, 80, 0)).split(' ')[0]) / 1e6;
  let before = usedMs();
  setInterval(() => {
    const now = usedMs();
    if (now - before > WORTH_MS) appendFileSync(process.env.STALLS_FILE, `${Date.now()} ${now - before}\n`);
    before = now;
  }, EVERY_MS).unref();
  process.once('exit', () => closeSync(stat));
}
