import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { userEvent } from 'storybook/test';
import { ApiError } from '@selvedge/api-spec/client';
import { ConfirmStep } from './ConfirmStep';
import { ReasonStep } from './ReasonStep';

const READ = 3;

const refuse = (code: number, message: string, data: unknown) => () =>
  Promise.reject(
    new ApiError({ code, message, messageKey: 'requestFailed', data, httpStatus: 200, requestId: 'r-1' }),
  );
const changedMeanwhile = refuse(40901, '', {
  current: { version: 5 },
  changedBy: 'Giulia Ferrero',
  changedAt: '2025-11-20T02:05:00Z',
});

interface StepProps {
  /** Whether the step asks for a reason. */
  hasReason: boolean;
  /** Performs the step; rejects when it is refused. */
  onSend: (reason: string, version: number) => Promise<unknown>;
  onClose: () => void;
}

function CancelOrder({ hasReason, onSend, onClose }: StepProps) {
  const shared = { title: 'Cancel the order', version: READ, done: 'The order is cancelled', onClose };
  return hasReason ? (
    <ReasonStep
      {...shared}
      keptAs="story:step"
      text="It is not delivered."
      label="Reason"
      action="Cancel it"
      onSubmit={onSend}
    />
  ) : (
    <ConfirmStep {...shared} confirmLabel="Cancel it" onConfirm={(version) => onSend('', version)}>
      It is not delivered.
    </ConfirmStep>
  );
}

const meta = {
  title: 'Both apps/Step',
  component: CancelOrder,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/procurement/order' },
  args: { hasReason: false, onSend: fn(() => Promise.resolve()), onClose: fn() },
} satisfies Meta<typeof CancelOrder>;

export default meta;
type Story = StoryObj<typeof meta>;

const confirm = async (person: Pick<typeof userEvent, 'click'>) =>
  person.click(await screen.findByRole('button', { name: 'Cancel it' }));

/** The step is sent with the version that was read; a message is shown and the dialog closes. */
export const Done: Story = {
  play: async ({ userEvent: person, args }) => {
    await confirm(person);
    await expect(await screen.findByText('The order is cancelled')).toBeVisible();
    await expect(args.onSend).toHaveBeenCalledWith('', READ);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A refusal is shown in the dialog, with the objects that prevent the step (40912). */
export const InUse: Story = {
  args: { onSend: fn(refuse(40912, '还在使用', { by: ['AW25 米兰女装现货', 'SO-2511-0042'] })) },
  play: async ({ userEvent: person, args }) => {
    await confirm(person);
    await expect(await screen.findByText('还在使用')).toBeVisible();
    await expect(screen.getByText('SO-2511-0042')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Another user was faster (40901): the dialog shows who and when, and the next try sends the newer version. */
export const ChangedMeanwhile: Story = {
  args: { onSend: fn(changedMeanwhile) },
  play: async ({ userEvent: person, args }) => {
    await confirm(person);
    await expect(
      await screen.findByText(/^Giulia Ferrero.*(改过这里。|changed this on [^.]+\.)$/),
    ).toBeVisible();
    await confirm(person);
    await waitFor(() => expect(args.onSend).toHaveBeenLastCalledWith('', 5));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The same with a reason, which stays as it was typed; the message says so. */
export const ReasonStays: Story = {
  args: { hasReason: true, onSend: fn(changedMeanwhile) },
  play: async ({ userEvent: person, args }) => {
    await person.type(await screen.findByRole('textbox', { name: 'Reason' }), '重复下单');
    await confirm(person);
    await expect(
      await screen.findByText(/Giulia Ferrero.*(您填的内容都在|Everything you typed)/),
    ).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('重复下单');
    await confirm(person);
    await waitFor(() => expect(args.onSend).toHaveBeenLastCalledWith('重复下单', 5));
  },
};
