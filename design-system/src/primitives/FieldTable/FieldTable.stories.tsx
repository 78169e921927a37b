import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { say } from '../../testing/say';
import { NumberField } from '../NumberField/NumberField';
import { Select } from '../Select/Select';
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

/** Tab moves from field to field; typed values stay in their fields. */
export const Quantities: Story = {
  tags: ['matrix'],
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('textbox', { name: '确认 38' });
    await userEvent.clear(first);
    await userEvent.type(first, '6');
    await userEvent.tab();
    await expect(first).toHaveValue('6');
    await expect(canvas.getByRole('textbox', { name: '确认 40' })).toHaveFocus();
  },
};

/** On a phone a select with long options has a line of its own, and an empty value is left out together with its name. */
export const LongChoices: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: () => {
    const heads = [
      { id: 'A', name: 'Code', left: '' },
      { id: 'C', name: 'II', left: '3' },
    ];
    return (
      <FieldTable
        label={say('读取说明', 'How it was read')}
        rows={heads}
        rowId={({ id }) => id}
        columns={[
          { id: 'place', header: say('位置', 'Place'), render: ({ name }) => name },
          {
            id: 'what',
            header: say('读作', 'Taken for'),
            hasOwnLine: true,
            render: ({ name }) => (
              <Select
                label={`${say('读作', 'Taken for')} ${name}`}
                isLabelHidden
                defaultValue="UNKNOWN"
                options={[
                  {
                    id: 'UNKNOWN',
                    label: say('表头不是已知的尺码或列名', 'Head not known as a size or a column'),
                  },
                ]}
              />
            ),
          },
          {
            id: 'left',
            header: say('未使用件数', 'Pieces not used'),
            align: 'end',
            render: ({ left }) => left,
          },
        ]}
      />
    );
  },
  play: async ({ canvas }) => {
    for (const words of canvas.getAllByText('表头不是已知的尺码或列名', { selector: 'button *' }))
      await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
    const cells = canvas.getAllByRole('row').map((row) => row.querySelector('td:last-child'));
    await expect(cells[0]).not.toBeVisible();
    await expect(cells[1]).toBeVisible();
  },
};
