import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing';
import { TextField } from '../TextField/TextField';
import { Dialog } from './Dialog';

afterEach(cleanup);

test('Q-45 where motion is reduced, a dialog that is coming in or going out is seen at once', () => {
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  render(
    <Dialog isOpen onOpenChange={() => undefined} title="Dialog">
      words
    </Dialog>,
  );
  const modal = screen.getByRole('dialog').parentElement;
  const scrim = modal?.parentElement;
  if (!modal || !scrim) throw new Error('the dialog has no scrim around it');
  for (const phase of ['data-entering', 'data-exiting']) {
    for (const part of [modal, scrim]) part.setAttribute(phase, 'true');
    expect(getComputedStyle(scrim).opacity, phase).toBe('1');
    expect(getComputedStyle(modal).translate, phase).toBe('none');
    for (const part of [modal, scrim]) part.removeAttribute(phase);
  }
});

test('a dialog that focuses a text field is seen at once, also in a page that was higher for an earlier test', async () => {
  const { innerWidth: width, innerHeight: height } = window;
  try {
    await page.viewport(width, height + 300);
    render(<TextField label="Earlier" />);
    screen.getByRole('textbox').focus();
    await page.viewport(width, height);
    screen.getByRole('textbox').blur();
    screen.getByRole('textbox').focus();
    cleanup();
    render(
      <Dialog isOpen onOpenChange={() => undefined} title="Dialog">
        <TextField label="Name" />
      </Dialog>,
    );
    screen.getByRole('textbox').focus();
    expect(screen.getByRole('dialog').checkVisibility({ opacityProperty: true })).toBe(true);
  } finally {
    await page.viewport(width, height);
  }
});
