/**
 * Every exported component passes `ref`, `id`, `data-*` and `aria-*` to its root element. The list is that of the public entries, so a new
 * component that does not is found. Props are those of the component's stories, else those in `rootSubjects`.
 */
import { cleanup } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from './render';
import { rootless, subjects } from './rootSubjects';

afterEach(cleanup);

test.each(subjects)(
  '$name hands ref, id, data and aria attributes to its root',
  async ({ name, draw, open, aria = 'aria-details' }) => {
    const ref = createRef<Element>();
    const { findByTestId, getByRole } = render(
      draw({ ref, id: 'root', 'data-testid': 'root', 'data-subject': name, [aria]: 'more' }),
    );
    if (open === 'press') await userEvent.click(getByRole('button'));
    if (open === 'focus') await userEvent.tab();
    const root = await findByTestId('root');
    expect(root.dataset.subject).toBe(name);
    expect(root.ownerDocument.getElementById('root')).not.toBeNull();
    expect(root.ownerDocument.querySelector(`[${aria}~=more]`)).not.toBeNull();
    expect(ref.current).toBeInstanceOf(Element);
    expect(root.contains(ref.current) || ref.current?.contains(root)).toBe(true);
  },
);

test('a component without a root is named with its reason', () => {
  const names = new Set(subjects.map(({ name }) => name));
  expect(Object.keys(rootless).filter((name) => names.has(name))).toEqual([]);
});
