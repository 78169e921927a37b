import isChromatic from 'chromatic/isChromatic';
import { StoryStore } from 'storybook/preview-api';
import { userEvent, waitFor } from 'storybook/test';

/** Tag of a matrix story whose component opens over the page: its first button is pressed before the picture is drawn. */
const DRAWN_OPEN = 'drawn-open';

/** Tag of a matrix story whose component appears with the focus of the keyboard: Tab is pressed before the picture is drawn. */
const DRAWN_FOCUSED = 'drawn-focused';

const OVERLAYS =
  '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [data-toast], [role=tooltip]';

async function pressFirstButton({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const button = await waitFor(() => {
    const found = canvasElement.querySelector('button');
    if (found === null) throw new Error('The story has no button that opens something');
    return found;
  });
  await userEvent.click(button);
  await opened();
}

async function pressTab(): Promise<void> {
  await userEvent.tab();
  await opened();
}

async function opened(): Promise<void> {
  await waitFor(() => {
    if (document.querySelector(OVERLAYS) === null) throw new Error('Nothing opened over the page');
  });
}

/** Steps before a story is drawn, by its tag. */
const deeds: Readonly<Record<string, (context: { canvasElement: HTMLElement }) => Promise<void>>> = {
  [DRAWN_OPEN]: pressFirstButton,
  [DRAWN_FOCUSED]: pressTab,
};

/**
 * In a page that is opened for pictures (`chromatic=true` in its address, or Chromatic's own browser), stories are drawn as they first
 * appear: play functions read Chinese names, and leave a component in the state that they prove last. The Storybook's store hands out the
 * stories, with the play function that its renderer will call.
 */
export function stillInPictures(): void {
  if (!isChromatic()) return;
  const { loadStory } = StoryStore.prototype;
  StoryStore.prototype.loadStory = async function load(asked) {
    const story = await loadStory.call(this, asked);
    const playFunction = story.tags.map((tag) => deeds[tag]).find((deed) => deed !== undefined);
    return { ...story, playFunction };
  };
}
