import { beforeEach, expect, test } from 'vitest';
import { applySessionChange } from './otherTabs';
import type { SessionChange } from './otherTabs';

const done: string[] = [];
const effects = {
  needsSession: (path: string) => path !== '/login' && !path.startsWith('/share/'),
  forgetReads: () => done.push('forget'),
  readAnew: () => done.push('read'),
  goTo: (path: string) => done.push(path),
  reload: () => done.push('reload'),
};

beforeEach(() => {
  done.length = 0;
});

test.each<[string, SessionChange, string, string[]]>([
  ['nothing happened', 'none', '/address', []],
  [
    'L-39 signed out elsewhere, a page asks to sign in and knows the way back',
    'out',
    '/procurement/order?status=SHIPPED',
    ['forget', '/login?redirect=%2Fprocurement%2Forder%3Fstatus%3DSHIPPED'],
  ],
  ['signed out elsewhere, the sign-in page stays', 'out', '/login?redirect=%2Faddress', ['forget']],
  [
    'Q-37 signed in elsewhere, the sign-in page goes where it would have led',
    'in',
    '/login?redirect=%2Faddress%3Fpage%3D2',
    ['forget', '/address?page=2'],
  ],
  [
    'signed in elsewhere, a sign-in page that leads nowhere safe goes home',
    'in',
    '/login?redirect=%2F%2Fevil',
    ['forget', '/'],
  ],
  ['signed out elsewhere, a page that needs nobody stays', 'out', '/share/Ab3', ['forget']],
  ['signed in elsewhere, a page that needs nobody stays', 'in', '/share/Ab3', ['forget']],
  ['L-40 the same person signed in again: forms stay, figures are read anew', 'again', '/address', ['read']],
  ['Q-40 somebody else signed in: nothing of the page stays', 'another', '/address', ['reload']],
])('%s', (_title, turn, address, expected) => {
  applySessionChange(turn, address, effects);
  expect(done).toEqual(expected);
});
