import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Roles of the elements that Escape closes while the focus is inside. */
const ROLES = ['dialog', 'alertdialog'] as const;

/**
 * Presses Escape once the focus has moved into the dialog that opened last. After a press, React Aria moves the focus there in a later
 * frame; a key before that goes to the element that had the focus.
 */
export async function escapeDialog(): Promise<void> {
  await waitFor(() => {
    const dialog = ROLES.flatMap((role) => screen.queryAllByRole(role)).at(-1);
    return expect(dialog).toContainElement(document.activeElement as HTMLElement);
  });
  await userEvent.keyboard('{Escape}');
}
