import { userEvent, within } from 'storybook/test';

/**
 * Types a day, or a day and a time, into a field of a story, over what is there.
 *
 * @param field element that holds the parts of the field and of no other one
 * @param digits digits of the parts in the order of the language: `20251124` in Chinese
 */
export async function typeDay(field: HTMLElement, digits: string): Promise<void> {
  await userEvent.click(within(field).getAllByRole('spinbutton')[0] as HTMLElement);
  await userEvent.keyboard(digits);
}
