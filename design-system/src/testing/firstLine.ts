import { expect } from 'storybook/test';

const middle = ({ top, bottom }: DOMRect): number => (top + bottom) / 2;

/** Asks that the words of a choice take several lines and that the mark before them stands at the middle of the first one. */
export async function expectMarkByFirstLine(choice: HTMLElement): Promise<void> {
  const label = choice.closest('label');
  const words = [...(label?.childNodes ?? [])].find((node) => node instanceof Text);
  const mark = words?.previousSibling;
  if (!(mark instanceof HTMLElement)) throw new Error('a choice without a mark before its words');
  const range = document.createRange();
  range.selectNodeContents(words as Text);
  const [first, ...more] = range.getClientRects();
  await expect(more.length).toBeGreaterThan(0);
  const apart = middle(mark.getBoundingClientRect()) - middle(first as DOMRect);
  await expect(Math.abs(apart), 'pixels from the middle of the first line').toBeLessThanOrEqual(1);
}
