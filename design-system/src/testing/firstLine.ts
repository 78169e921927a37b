import { expect } from 'storybook/test';

const middle = ({ top, bottom }: DOMRect): number => (top + bottom) / 2;

/** Expects the words of a choice to take several lines and the mark before them to be centred on the first line. */
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
