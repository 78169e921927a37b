import { initialGlobals } from './globals';
import type { StoryGlobals } from './globals';

interface Preview {
  storyStoreValue?: { userGlobals: { get: () => Partial<StoryGlobals> } };
}

function globalsIn(place: object): Partial<StoryGlobals> | undefined {
  const { __STORYBOOK_PREVIEW__: preview } = place as { __STORYBOOK_PREVIEW__?: Preview };
  return preview?.storyStoreValue?.userGlobals.get();
}

/** The globals of this window; what the channel tells may come from a story in a window of its own, which has others. */
export function ownGlobals(): StoryGlobals {
  return { ...initialGlobals, ...globalsIn(globalThis) };
}

/** What the toolbar says of the page in which this window stands; nothing for a window that stands in none. */
export function globalsOfPage(): Partial<StoryGlobals> {
  if (window.parent === window) return {};
  try {
    return globalsIn(window.parent) ?? {};
  } catch {
    // Shown inside another site: its windows are none of ours.
    return {};
  }
}
