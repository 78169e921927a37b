import { cleanup } from '@testing-library/react';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from './render';

/** Description of a component for the shared test. */
export interface ContractSubject {
  name: string;
  /** Renders the component with these props spread on it. */
  draw: (props: Record<string, unknown>) => ReactElement;
  /** Role of the focusable element; leave out when there is none. */
  role?: string;
  /** Whether `isDisabled` disables it. */
  canBeDisabled?: boolean;
}

/** Renders a component, sets the focus before it and presses Tab: the element that Tab reaches depends on the focus before. */
async function tabInto(drawn: ReactElement) {
  const page = render(drawn);
  page.container.tabIndex = -1;
  page.container.focus();
  await userEvent.tab();
  return page;
}

/**
 * Registers the tests that every component must pass: data attributes arrive, Tab reaches it, a disabled one is out of reach, axe finds
 * nothing.
 */
export function testContract({ name, draw, role, canBeDisabled = false }: ContractSubject): void {
  describe(`${name} keeps the contract of every component`, () => {
    afterEach(cleanup);

    test('data attributes reach the element', () => {
      const { container } = render(draw({ 'data-subject': 'yes' }));
      expect(container.querySelector('[data-subject=yes]')).not.toBeNull();
    });

    test.runIf(role)('Q-45 Tab reaches it', async () => {
      const { getByRole } = await tabInto(draw({}));
      expect(document.activeElement).toBe(getByRole(role ?? ''));
    });

    test.runIf(role && canBeDisabled)('Q-45 disabled is out of reach', async () => {
      const { getByRole } = await tabInto(draw({ isDisabled: true }));
      expect(document.activeElement).not.toBe(getByRole(role ?? ''));
    });

    test.each(['light', 'dark'] as const)('Q-45 axe finds nothing, %s', async (theme) => {
      const { container } = render(draw({}), { theme });
      const { violations } = await axe.run(container);
      expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
    });
  });
}
