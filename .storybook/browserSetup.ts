import { composeStory } from '@storybook/react-vite';
import * as React from 'react';
import { afterAll, beforeAll, expect } from 'vitest';
import { cdp } from 'vitest/browser';

/**
 * React's development build stores a call stack with each of the first 10,000 elements it makes in a second, for messages that name the
 * owner of a component. The tests do not read them, and they are a tenth of the rendering work: the count is full from the start.
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

/** Returns the buttons and dialogs that a story has rendered, without Storybook's own parts of the page. */
const drawn = (): string[] =>
  [...document.querySelectorAll('button, [role=dialog], [role=alertdialog]')]
    .filter((one) => one.closest('[class^="sb-"]') === null)
    .map((one) => one.outerHTML.slice(0, 200));

// A browser fetches a font with the first text that is set in it: what a story measures before is as wide as in another font.
beforeAll(async () => {
  await Promise.all([...document.fonts].map((font) => font.load()));
});

// Files share a page (`isolate: false`), and the last story of a file stays until another one is loaded: each file removes its own, and the
// clock of that story with it. Vitest loads this file anew for each file of stories, under an address with the time in it; the clock of a
// story could return the same time twice, and the page, which has that address already, would run nothing of this file.
afterAll(async () => {
  await composeStory({ render: () => null }, {}).load();
  expect(drawn()).toEqual([]);
  // The browser's own pointer rests where a test has clicked, and hovers over what the next file draws there: it leaves the page.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });
});
