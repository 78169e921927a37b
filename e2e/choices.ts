import type { Locator } from '@playwright/test';

/** Adds an option to a field of several, by typing its name or from the open list, and closes the list, which covers the form. */
export async function addChoice(form: Locator, field: string, option: string | RegExp): Promise<void> {
  const text = form.getByRole('combobox', { name: field });
  await (typeof option === 'string' ? text.fill(option) : text.press('ArrowDown'));
  await form.page().getByRole('option', { name: option }).first().click();
  await text.press('Escape');
}
