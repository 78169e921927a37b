import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';
import { lazyDialog } from './lazyDialog';

function Question({ title, onClose }: { title: string; onClose: () => void }) {
  return <Dialog isOpen onOpenChange={onClose} title={title} />;
}

let arrive: () => void = () => undefined;
let fail: () => void = () => undefined;
const loading = () =>
  new Promise<typeof Question>((resolve, reject) => {
    arrive = () => resolve(Question);
    fail = () => reject(new Error('offline'));
  });
const LazyQuestion = lazyDialog(loading);
const HeldUpQuestion = lazyDialog(loading);

function Page({ isHeldUp = false }: { isHeldUp?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const Asked = isHeldUp ? HeldUpQuestion : LazyQuestion;
  return (
    <>
      <Button onPress={() => setOpen(true)}>change</Button>
      {isOpen ? <Asked title="question" onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const meta = {
  title: 'Both apps/Lazy dialog',
  parameters: { app: 'buyer', at: '/login' },
  component: Page,
  tags: ['!autodocs'],
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Until the dialog arrives the page stays as it is; the dialog then takes the focus, and returns it when it closes. */
export const ArrivesLater: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'change' });
    await userEvent.click(opener);
    await expect(opener).toBeVisible();
    await expect(opener).toHaveFocus();
    await expect(screen.queryByRole('dialog')).toBeNull();
    arrive();
    const dialog = await screen.findByRole('dialog', { name: 'question' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** When its code cannot be loaded the page stays and says so; opened again, the dialog is loaded again. */
export const HeldUp: Story = {
  args: { isHeldUp: true },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'change' });
    await userEvent.click(opener);
    fail();
    await expect(await screen.findByText('网络连接故障')).toBeVisible();
    await userEvent.click(opener);
    arrive();
    await expect(await screen.findByRole('dialog', { name: 'question' })).toBeVisible();
  },
};
