import { expect, waitFor } from 'storybook/test';

/** Waits until the heads of a table can be moved and resized: their tools are loaded with the first such table. */
export async function headsAreArrangeable(root: HTMLElement): Promise<void> {
  await waitFor(() => expect(root.querySelector('[role=columnheader][aria-keyshortcuts]')).not.toBeNull());
}
