import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useSay } from '../../testing/say';
import { NumberField } from '../NumberField';
import { FieldTable } from './FieldTable';

interface Line {
  id: string;
  size: string;
  asked: number;
}

const lines: Line[] = [
  { id: '1', size: '38', asked: 8 },
  { id: '2', size: '40', asked: 10 },
];

function Confirmation() {
  const say = useSay();
  const confirmed = say('确认', 'Confirmed');
  return (
    <FieldTable<Line>
      label={say('确认件数', 'Pieces to confirm')}
      rows={lines}
      rowId={({ id }) => id}
      columns={[
        { id: 'size', header: say('尺码', 'Size'), render: ({ size }) => size },
        { id: 'asked', header: say('询', 'Asked'), align: 'end', render: ({ asked }) => asked },
        {
          id: 'confirmed',
          header: confirmed,
          align: 'end',
          width: 96,
          render: ({ size, asked }) => (
            <NumberField label={`${confirmed} ${size}`} isLabelHidden align="end" defaultValue={asked} />
          ),
        },
      ]}
    />
  );
}

const meta = {
  title: 'Primitives/FieldTable',
  component: FieldTable,
  tags: ['!autodocs'],
  args: { label: '', columns: [], rows: [], rowId: () => '' },
  render: () => <Confirmation />,
} satisfies Meta<typeof FieldTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tab goes from field to field; what is typed stays in the field. */
export const Quantities: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('textbox', { name: '确认 38' });
    await userEvent.clear(first);
    await userEvent.type(first, '6');
    await userEvent.tab();
    await expect(first).toHaveValue('6');
    await expect(canvas.getByRole('textbox', { name: '确认 40' })).toHaveFocus();
  },
};
