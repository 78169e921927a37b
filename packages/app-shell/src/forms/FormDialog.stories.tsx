import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { userEvent } from 'storybook/test';
import { ApiError } from '@selvedge/api-spec/client';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { FormDialog } from './FormDialog';

interface Values {
  name: string;
  city: string;
}

const refuse = (code: number, message: string, data: unknown) => () =>
  Promise.reject(
    new ApiError({ code, message, messageKey: 'requestFailed', data, httpStatus: 200, requestId: 'r-1' }),
  );

interface DialogProps {
  onSave: (values: Values, version: number) => Promise<unknown>;
  onClose: () => void;
}

function NameDialog({ onSave, onClose }: DialogProps) {
  const form = useForm<Values>({ defaultValues: { name: '瀚海贸易', city: '香港' } });
  return (
    <FormDialog
      keptAs="story:1"
      form={form}
      title="Change customer"
      version={3}
      onSave={onSave}
      onClose={onClose}
    >
      <FormTextField name="name" control={form.control} label="Name" />
      <FormTextField name="city" control={form.control} label="City" />
    </FormDialog>
  );
}

const meta = {
  title: 'Both apps/Form dialog',
  component: NameDialog,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/procurement/order' },
  args: { onSave: fn(() => Promise.resolve()), onClose: fn() },
} satisfies Meta<typeof NameDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

type Person = Pick<typeof userEvent, 'type' | 'click'>;

const typeAndSave = async (person: Person) => {
  await person.type(await screen.findByRole('textbox', { name: 'Name' }), '二部');
  await person.click(screen.getByRole('button', { name: '保存' }));
};

/** The input is sent with the version that was read, and the dialog closes. */
export const Saved: Story = {
  play: async ({ userEvent: person, args }) => {
    await typeAndSave(person);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onSave).toHaveBeenCalledWith({ name: '瀚海贸易二部', city: '香港' }, 3);
  },
};

/** A refusal of one field is shown at that field; all input stays. */
export const RefusedAtField: Story = {
  args: { onSave: fn(refuse(40001, '请检查填写的内容', { fields: { name: '这个名称已有人用' } })) },
  play: async ({ userEvent: person, args }) => {
    await typeAndSave(person);
    await expect(await screen.findByText('这个名称已有人用')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('瀚海贸易二部');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A refusal of a field that the form does not show is added above the fields. */
export const RefusedBeside: Story = {
  args: {
    onSave: fn(
      refuse(40001, '请检查填写的内容', { fields: { name: '这个名称已有人用', country: '请先选择国家' } }),
    ),
  },
  play: async ({ userEvent: person }) => {
    await typeAndSave(person);
    await expect(await screen.findByText('这个名称已有人用')).toBeVisible();
    await expect(screen.getByRole('alert')).toHaveTextContent('请先选择国家');
  },
};

/** Another user saved first (40901): the form shows who and when, and the retry sends the newer version. */
export const ChangedMeanwhile: Story = {
  args: {
    onSave: fn(
      refuse(40901, '', {
        current: { version: 5 },
        changedBy: 'Giulia Ferrero',
        changedAt: '2025-11-20T02:05:00Z',
      }),
    ),
  },
  play: async ({ userEvent: person, args }) => {
    await typeAndSave(person);
    await expect(await screen.findByRole('alert')).toHaveTextContent('Giulia Ferrero');
    await person.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({ name: '瀚海贸易二部', city: '香港' }, 5),
    );
  },
};

/** Another user saved first (40901): the stored values are loaded into the fields that the user did not change; changed fields stay. */
export const NewestTaken: Story = {
  name: 'D-55 Q-26 After a change by somebody else the newest is loaded below what was typed',
  args: {
    onSave: fn(
      refuse(40901, '', {
        current: { version: 5, name: '瀚海国际', city: '深圳', credit: { cents: 1 } },
        changedBy: 'Giulia Ferrero',
        changedAt: '2025-11-20T02:05:00Z',
      }),
    ),
  },
  play: async ({ userEvent: person, args }) => {
    await typeAndSave(person);
    await person.click(await screen.findByRole('button', { name: '载入最新内容' }));
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('瀚海贸易二部');
    await expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('深圳');
    await expect(screen.queryByRole('button', { name: '载入最新内容' })).toBeNull();
    await person.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({ name: '瀚海贸易二部', city: '深圳' }, 5),
    );
  },
};
