import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { makeRows } from './data';
import { frame, painted, until } from './frames';
import type { Subject } from './subject';

const query = new URLSearchParams(location.search);
const load = {
  selvedge: () => import('./selvedge'),
  tanstack: () => import('./tanstack'),
  rac: () => import('./rac'),
  aggrid: () => import('./aggrid'),
  glide: () => import('./glide'),
};

const { subject }: { subject: Subject } =
  await load[(query.get('subject') ?? 'selvedge') as keyof typeof load]();
const rows = makeRows(Number(query.get('rows') ?? 1000));
const host = document.getElementById('root') as HTMLElement;
let root: Root | null = null;

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
    const finish = await subject.edit();
    await painted();
    const started = performance.now();
    finish();
    await painted();
    if (!subject.edited()) await until(subject.edited);
    return performance.now() - started;
  },
};
export type Bench = typeof bench;
Object.assign(window, { bench });
document.title = 'ready';
