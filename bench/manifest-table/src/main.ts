import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { makeRows } from './data';
import type { Subject } from './subject';

const query = new URLSearchParams(location.search);
function loadSubject(name: string | null): Promise<{ subject: Subject }> {
  if (name === 'tanstack') return import('./tanstack');
  return name === 'rac' ? import('./rac') : import('./selvedge');
}

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
/** Resolves after the frame in which it was called has been painted. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  });

const { subject } = await loadSubject(query.get('subject'));
const rows = makeRows(Number(query.get('rows') ?? 1000));
const host = document.getElementById('root') as HTMLElement;
let root: Root | null = null;

async function until(done: () => boolean): Promise<void> {
  const limit = performance.now() + 60_000;
  while (!done()) {
    if (performance.now() > limit) throw new Error('nothing happened within a minute');
    await frame();
  }
  await painted();
}

const bench = {
  async mount(): Promise<number> {
    await frame();
    const started = performance.now();
    root = createRoot(host);
    root.render(subject.element(rows));
    await until(subject.ready);
    return performance.now() - started;
  },
  async unmount(): Promise<void> {
    root?.unmount();
    root = null;
    await painted();
  },
  /** Scrolls 300 px in each frame for five seconds, down and up again; returns the time between frames. */
  async scroll(): Promise<number[]> {
    const box = subject.scroller();
    const gaps: number[] = [];
    let [before, step] = [await frame(), 300];
    const end = before + 5_000;
    while (before < end) {
      const top = box.scrollTop;
      box.scrollTop = top + step;
      if (box.scrollTop === top) step = -step;
      const now = await frame();
      gaps.push(now - before);
      before = now;
    }
    box.scrollTop = 0;
    await new Promise((resolve) => setTimeout(resolve, 300));
    await painted();
    return gaps;
  },
  async sort(): Promise<number> {
    const first = subject.firstRow();
    const started = performance.now();
    subject.sort();
    await until(() => subject.firstRow() !== first);
    return performance.now() - started;
  },
  async edit(): Promise<number> {
    const finish = subject.edit();
    await painted();
    const started = performance.now();
    finish();
    await painted();
    return performance.now() - started;
  },
};
export type Bench = typeof bench;
Object.assign(window, { bench });
document.title = 'ready';
