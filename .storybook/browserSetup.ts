import { composeStory } from '@storybook/react-vite';
import * as React from 'react';
import { afterAll, expect } from 'vitest';
import { cdp } from 'vitest/browser';

/**
 * React's development build keeps a stack of calls with each of the first 10,000 elements it makes in a second, for messages that name who
 * drew a component. Nobody reads them here, and they are a tenth of the work of drawing: the count is full from the start.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null && 'recentlyCreatedOwnerStacks' in internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set(_count: number) {},
  });
}

/** What a story has drawn for people to press, beside the parts of the page that are Storybook's own. */
const drawn = (): string[] =>
  [...document.querySelectorAll('button, [role=dialog], [role=alertdialog]')]
    .filter((one) => one.closest('[class^="sb-"]') === null)
    .map((one) => one.outerHTML.slice(0, 200));

// Files share a page (`isolate: false`), and the last story of a file stands until another one is loaded: each file takes its own away. The
// clock of that story goes with it. Vitest loads this file anew for each file of stories, under an address with the time in it, which the clock
// of a story can give twice: the page has that address already, and nothing of this file would run.
afterAll(async () => {
  await composeStory({ render: () => null }, {}).load();
  expect(drawn()).toEqual([]);
  // The browser's own pointer rests where a test has clicked, and hovers over what the next file draws there: it leaves the page.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });
});
