import type { Locator } from '@playwright/test';

/** Adds an option to a field of several, found by its name, and closes the list, which covers the form. */
export async function addChoice(form: Locator, field: string, option: string): Promise<void> {
  const text = form.getByRole('combobox', { name: field });
  await text.fill(option);
  await form.page().getByRole('option', { name: option }).first().click();
  await text.press('Escape');
}
