import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import type { userEvent } from 'storybook/test';
import { ApiError } from '@selvedge/api-spec/client';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { escapeDialog } from '../../../../.storybook/escapeDialog';
import { FormDialog } from '../forms/FormDialog';
import { Conversation } from '../orders/Conversation';
import { ReasonStep } from '../steps/ReasonStep';

interface FormProps {
  /** Sends the input; rejects when it is refused. */
  onSend: () => Promise<unknown>;
  onClose: () => void;
}

interface PageProps extends FormProps {
  /** Form on the page. */
  Kind: ComponentType<FormProps>;
}

/** Page whose reload is simulated by a double click: it mounts the form again. */
function Page({ Kind, ...props }: PageProps) {
  const [visit, setVisit] = useState(1);
  return (
    <div onDoubleClick={() => setVisit(visit + 1)} data-testid="page">
      <Kind key={visit} {...props} />
    </div>
  );
}

function InFormDialog({ onSend, onClose }: FormProps) {
  const form = useForm({ defaultValues: { name: '瀚海贸易', city: '香港' } });
  return (
    <FormDialog keptAs="story:form" form={form} title="Change customer" onSave={onSend} onClose={onClose}>
      <FormTextField name="name" control={form.control} label="Name" />
      <FormTextField name="city" control={form.control} label="City" />
    </FormDialog>
  );
}

function InReasonDialog({ onSend, onClose }: FormProps) {
  return (
    <ReasonStep
      keptAs="story:reason"
      title="Cancel the order"
      text="It is not delivered."
      label="Reason"
      action="Cancel it"
      onSubmit={onSend}
      onClose={onClose}
    />
  );
}

function InConversation({ onSend }: FormProps) {
  return (
    <Conversation
      comments={[]}
      keptAs="story:talk"
      sendFile={() => Promise.reject(new Error('no file is sent'))}
      onSend={async () => void (await onSend())}
    />
  );
}

const meta = {
  title: 'Both apps/What is typed',
  component: Page,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/procurement/order' },
  args: { Kind: InFormDialog, onSend: fn(() => Promise.resolve()), onClose: fn() },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const reload = () => fireEvent.doubleClick(screen.getByTestId('page'));
const field = (name: string) => screen.findByRole('textbox', { name });
const holds = (name: string, value: string) =>
  waitFor(async () => expect(await field(name)).toHaveValue(value));

interface Typing {
  /** Label of the field, and its value before any input. */
  name: string;
  before: string;
  /** Label of the submit button. */
  send: string;
}

/** Types, reloads, discards, types again, reloads and submits, and checks the restored input each time. */
async function keepsTyped(
  person: Pick<typeof userEvent, 'type' | 'click'>,
  { name, before, send }: Typing,
): Promise<void> {
  await person.type(await field(name), '二部');
  await reload();
  await holds(name, `${before}二部`);
  await expect(await screen.findByRole('status')).toHaveTextContent(
    /^这里是您 \d+月\d+日 .+ 填写、尚未提交的内容/,
  );
  await person.click(screen.getByRole('button', { name: '清除重填' }));
  await holds(name, before);
  await reload();
  await holds(name, before);
  await person.type(await field(name), '三部');
  await reload();
  await holds(name, `${before}三部`);
  await person.click(screen.getByRole('button', { name: send }));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  await reload();
  await holds(name, before);
}

/** A form in a dialog. Only the fields that were typed are restored; the others show the stored values. */
export const FormOverPage: Story = {
  name: 'L-40 Q-34 What was typed comes back after a reload, until it is given up or sent',
  play: async ({ userEvent: person, args }) => {
    await keepsTyped(person, { name: 'Name', before: '瀚海贸易', send: '保存' });
    await expect(args.onClose).toHaveBeenCalledOnce();
    await holds('City', '香港');
  },
};

/** A dialog that closes by its cross or by Escape, which may be an accident, keeps the input; Cancel gives it up. */
export const ClosedByEscape: Story = {
  name: 'L-40 What was typed outlives a dialog that is closed by Escape, until it is cancelled',
  play: async ({ userEvent: person, args }) => {
    await person.type(await field('Name'), '二部');
    await escapeDialog();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await reload();
    await holds('Name', '瀚海贸易二部');
    await person.click(screen.getByRole('button', { name: '取消' }));
    await reload();
    await holds('Name', '瀚海贸易');
  },
};

/** The reason for an action, which other users will read. */
export const Reason: Story = {
  name: 'L-40 Q-34 A reason comes back after a reload, until the step is taken or given up',
  args: { Kind: InReasonDialog },
  play: async ({ userEvent: person }) =>
    keepsTyped(person, { name: 'Reason', before: '', send: 'Cancel it' }),
};

const refused = new ApiError({
  code: 40301,
  message: '',
  messageKey: 'requestFailed',
  data: null,
  httpStatus: 200,
  requestId: 'r-1',
});

/** A refused action: the reason stays in its dialog and for the next visit. */
export const ReasonRefused: Story = {
  args: { Kind: InReasonDialog, onSend: fn(() => Promise.reject(refused)) },
  play: async ({ userEvent: person, args }) => {
    await person.type(await field('Reason'), '买家重复下单');
    await person.click(screen.getByRole('button', { name: 'Cancel it' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalled());
    await reload();
    await holds('Reason', '买家重复下单');
    await person.click(screen.getByRole('button', { name: '清除重填' }));
  },
};

let answerMessage = (): void => undefined;

/** A message that is written while the former one is sent stays. */
export const NextMessage: Story = {
  args: {
    Kind: InConversation,
    onSend: fn(
      () =>
        new Promise<void>((resolve) => {
          answerMessage = resolve;
        }),
    ),
  },
  play: async ({ userEvent: person, args }) => {
    await person.type(await field('留言'), '已付款');
    await person.click(screen.getByRole('button', { name: '发送' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await person.type(await field('留言'), '，请发货');
    answerMessage();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '发送' })).not.toHaveAttribute('data-pending'),
    );
    await holds('留言', '已付款，请发货');
    await person.clear(await field('留言'));
  },
};

/** A message about an order. */
export const Message: Story = {
  name: 'L-40 Q-34 A message comes back after a reload, until it is sent or given up',
  args: { Kind: InConversation },
  play: async ({ userEvent: person }) => keepsTyped(person, { name: '留言', before: '', send: '发送' }),
};
