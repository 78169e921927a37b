import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import type { userEvent } from 'storybook/test';
import { ApiError } from '@selvedge/api-spec/client';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { FormDialog } from './FormDialog';

interface Values {
  name: string;
  city: string;
}

/** Record as it is read. */
interface Read {
  version: number;
  values: Values;
}

interface PageProps {
  /** Name under which the input is kept. */
  keptAs: string;
  /** Record as each visit of the page reads it. */
  reads: readonly [Read, Read];
  /** Returns the record as it is stored now. */
  onReread?: () => Promise<Partial<Values>>;
  onSave: (values: Values, version: number) => Promise<unknown>;
  onClose: () => void;
}

interface DialogProps extends Omit<PageProps, 'reads'> {
  read: Read;
}

function CustomerDialog({ read, keptAs, onReread, onSave, onClose }: DialogProps) {
  const form = useForm<Values>({ defaultValues: read.values });
  return (
    <FormDialog
      keptAs={keptAs}
      form={form}
      title="Change customer"
      version={read.version}
      valuesOf={onReread}
      onSave={onSave}
      onClose={onClose}
    >
      <FormTextField name="name" control={form.control} label="Name" />
      <FormTextField name="city" control={form.control} label="City" />
    </FormDialog>
  );
}

/** Page whose reload is simulated by a double click: it mounts the form again, with the record as it is read then. */
function Page({ reads, ...props }: PageProps) {
  const [visit, setVisit] = useState<0 | 1>(0);
  return (
    <div onDoubleClick={() => setVisit(1)} data-testid="page">
      <CustomerDialog key={visit} read={reads[visit]} {...props} />
    </div>
  );
}

const first: Read = { version: 1, values: { name: '瀚海贸易', city: '香港' } };

const meta = {
  title: 'Both apps/Conflict',
  component: Page,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/procurement/order' },
  args: {
    keptAs: 'story:conflict',
    reads: [first, { version: 2, values: { name: '瀚海国际', city: '深圳' } }],
    onSave: fn(() => Promise.resolve()),
    onClose: fn(),
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

type Person = Pick<typeof userEvent, 'type' | 'click'>;

const field = (name: string) => screen.findByRole('textbox', { name });
const save = (person: Person) => person.click(screen.getByRole('button', { name: '保存' }));

async function typeAndReload(person: Person): Promise<void> {
  await person.type(await field('Name'), '二部');
  await fireEvent.doubleClick(screen.getByTestId('page'));
  await waitFor(async () => expect(await field('Name')).toHaveValue('瀚海贸易二部'));
}

/** Another user saved between the input and the reload: the fields that both changed are named, with the stored values. */
export const NewerAfterReload: Story = {
  name: 'L-32 L-40 Input kept over a reload tells of a save by somebody else meanwhile',
  play: async ({ userEvent: person, args }) => {
    await typeAndReload(person);
    await expect(await field('City')).toHaveValue('深圳');
    await expect(await screen.findByRole('alert')).toHaveTextContent('其他人');
    await expect(screen.getByRole('group', { name: 'Name' })).toHaveTextContent('瀚海国际');
    await expect(screen.queryByRole('group', { name: 'City' })).toBeNull();
    await save(person);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ name: '瀚海贸易二部', city: '深圳' }, 2));
  },
};

/** The stored value of a field may be taken in place of what was typed. */
export const StoredTaken: Story = {
  args: { keptAs: 'story:conflictTaken' },
  play: async ({ userEvent: person, args }) => {
    await typeAndReload(person);
    await person.click(await screen.findByRole('button', { name: 'Name：采用现存内容' }));
    await expect(await field('Name')).toHaveValue('瀚海国际');
    await expect(screen.queryByRole('group', { name: 'Name' })).toBeNull();
    await save(person);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ name: '瀚海国际', city: '深圳' }, 2));
  },
};

/** A field that only the other user changed is no conflict, nor is a save of the same values. */
export const OthersElsewhere: Story = {
  args: {
    keptAs: 'story:conflictElsewhere',
    reads: [first, { version: 2, values: { name: '瀚海贸易', city: '深圳' } }],
  },
  play: async ({ userEvent: person }) => {
    await typeAndReload(person);
    await expect(await screen.findByRole('alert')).toHaveTextContent('其他人');
    await expect(screen.queryByRole('group', { name: 'Name' })).toBeNull();
    await person.click(screen.getByRole('button', { name: '取消' }));
  },
};

/** Input kept on the version that is stored still is no conflict. */
export const SameAfterReload: Story = {
  args: { keptAs: 'story:conflictSame', reads: [first, first] },
  play: async ({ userEvent: person }) => {
    await typeAndReload(person);
    await expect(await screen.findByRole('status')).toBeVisible();
    await expect(screen.queryByRole('alert')).toBeNull();
    await person.click(screen.getByRole('button', { name: '取消' }));
  },
};

/** The answer of the own save was lost: what is stored is what was typed, and nothing is left to send. */
export const OwnSaveAfterReload: Story = {
  args: {
    keptAs: 'story:conflictOwn',
    reads: [first, { version: 2, values: { name: '瀚海贸易二部', city: '香港' } }],
  },
  play: async ({ userEvent: person }) => {
    await typeAndReload(person);
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(screen.queryByRole('status')).toBeNull();
  },
};

const refuse = (current: object) => () =>
  Promise.reject(
    new ApiError({
      code: 40901,
      message: '',
      messageKey: 'requestFailed',
      data: {
        current,
        changedBy: 'Giulia Ferrero',
        changedAt: '2025-11-20T02:05:00Z',
      },
      httpStatus: 200,
      requestId: 'r-1',
    }),
  );

/** After a refused save the conflict is there again when the page is reloaded, with who and when. */
export const RefusedThenReloaded: Story = {
  name: 'L-32 D-55 A conflict that a refused save reported is shown again after a reload',
  args: {
    keptAs: 'story:conflictRefused',
    onSave: fn(refuse({ version: 2, name: '瀚海国际', city: '深圳' })),
  },
  play: async ({ userEvent: person, args }) => {
    await person.type(await field('Name'), '二部');
    await save(person);
    await expect(await screen.findByRole('alert')).toHaveTextContent('Giulia Ferrero');
    await expect(screen.getByRole('group', { name: 'Name' })).toHaveTextContent('瀚海国际');
    await fireEvent.doubleClick(screen.getByTestId('page'));
    await waitFor(async () => expect(await field('Name')).toHaveValue('瀚海贸易二部'));
    await expect(await field('City')).toHaveValue('深圳');
    await expect(await screen.findByRole('alert')).toHaveTextContent(/Giulia Ferrero.+11月20日/);
    await expect(screen.getByRole('group', { name: 'Name' })).toHaveTextContent('瀚海国际');
    await save(person);
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith({ name: '瀚海贸易二部', city: '深圳' }, 2),
    );
    await person.click(screen.getByRole('button', { name: '取消' }));
  },
};

/** The answer to a refused save may lack the values: the record is read again, so that the retry overwrites nothing unseen. */
export const ReadAgain: Story = {
  name: 'L-32 D-55 When the refusal lacks the stored values they are read again',
  args: {
    keptAs: 'story:conflictReadAgain',
    onSave: fn(refuse({ version: 2 })),
    onReread: () => Promise.resolve({ name: '瀚海国际', city: '深圳' }),
  },
  play: async ({ userEvent: person, args }) => {
    await person.type(await field('Name'), '二部');
    await save(person);
    await expect(await screen.findByRole('group', { name: 'Name' })).toHaveTextContent('瀚海国际');
    await person.click(screen.getByRole('button', { name: '载入最新内容' }));
    await expect(await field('City')).toHaveValue('深圳');
    await person.click(screen.getByRole('button', { name: 'Name：采用现存内容' }));
    await expect(screen.queryByRole('alert')).toBeNull();
    await save(person);
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ name: '瀚海国际', city: '深圳' }, 2));
    await person.click(screen.getByRole('button', { name: '取消' }));
  },
};

/** When the record cannot be read again the refusal is shown, and the retry is refused once more. */
export const NotReadAgain: Story = {
  args: {
    keptAs: 'story:conflictNotReadAgain',
    onSave: fn(refuse({ version: 2 })),
    onReread: () => Promise.reject(new Error('not reached')),
  },
  play: async ({ userEvent: person, args }) => {
    await person.type(await field('Name'), '二部');
    await save(person);
    await expect(await screen.findByRole('alert')).toHaveTextContent('Giulia Ferrero');
    await save(person);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
    await expect(args.onSave).toHaveBeenLastCalledWith({ name: '瀚海贸易二部', city: '香港' }, 1);
    await person.click(screen.getByRole('button', { name: '取消' }));
  },
};
