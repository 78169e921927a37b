import { initialGlobals } from './globals';
import type { StoryGlobals } from './globals';

interface Preview {
  storyStoreValue?: { userGlobals: { get: () => Partial<StoryGlobals> } };
}

function globalsIn(place: object): Partial<StoryGlobals> | undefined {
  const { __STORYBOOK_PREVIEW__: preview } = place as { __STORYBOOK_PREVIEW__?: Preview };
  return preview?.storyStoreValue?.userGlobals.get();
}

/** Returns the globals of this window; the channel may report those of a story in a frame of its own, which has others. */
export function ownGlobals(): StoryGlobals {
  return { ...initialGlobals, ...globalsIn(globalThis) };
}

/** Returns the toolbar's values of the page that contains this window; an empty object when no page contains it. */
export function globalsOfPage(): Partial<StoryGlobals> {
  if (window.parent === window) return {};
  try {
    return globalsIn(window.parent) ?? {};
  } catch {
    // A page of another site contains this window and may not be read.
    return {};
  }
}
