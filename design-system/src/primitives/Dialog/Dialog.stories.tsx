import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Columns } from '../../layout/Columns/Columns';
import { Stack } from '../../layout/Stack/Stack';
import { say } from '../../testing/say';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import { Dialog, dialogSizes } from './Dialog';
import { escapeDialog } from '../../../../.storybook/escapeDialog';

function Opened({ size }: { size: (typeof dialogSizes)[number] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{size}</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        size={size}
        title={say('绑定邮箱', 'Bind e-mail')}
        description={say(
          '订单确认与回执会发到这个邮箱。绑定后可以浏览清单和下单。',
          'Confirmations and receipts go to this address. Bind it to browse lists and order.',
        )}
        cancelLabel={say('稍后', 'Later')}
        footer={<Button variant="primary">{say('绑定', 'Bind')}</Button>}
      >
        <Stack>
          <TextField label={say('邮箱', 'E-mail')} defaultValue="linzx@hanhai-trade.hk" />
          <TextField label={say('验证码', 'Verification code')} />
        </Stack>
      </Dialog>
    </>
  );
}

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  tags: ['!autodocs'],
  args: { isOpen: false, onOpenChange: fn(), title: say('绑定邮箱', 'Bind e-mail') },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The focus moves into the dialog, stays inside, and returns to the button. */
export const Regular: Story = {
  render: () => <Opened size="regular" />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: /绑定邮箱|Bind e-mail/ });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await escapeDialog();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Dialog open over the page. */
export const Open: Story = {
  tags: ['matrix', 'drawn-open'],
  render: () => <Opened size="regular" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Sizes: Story = {
  render: () => (
    <Columns template="four">
      {dialogSizes.map((size) => (
        <Opened key={size} size={size} />
      ))}
    </Columns>
  ),
};
