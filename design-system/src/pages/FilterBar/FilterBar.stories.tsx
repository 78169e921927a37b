import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button';
import { Columns3Icon } from '../../primitives/Icon/Icon';
import { StatusMark } from '../../primitives/StatusMark/StatusMark';
import { Switch } from '../../primitives/Switch/Switch';
import { say } from '../../testing/say';
import { FilterBar } from './FilterBar';
import type { FilterBarProps } from './FilterBar';

const payments = () => ({
  name: 'payment',
  label: say('付款', 'Payment'),
  value: undefined as string | undefined,
  choices: [
    { id: 'UNPAID', label: say('未付款', 'Unpaid') },
    { id: 'PROOF_SUBMITTED', label: say('凭证待核', 'Proof submitted') },
    { id: 'PAID', label: say('已付清', 'Paid') },
  ],
});
const warehouses = () => ({
  name: 'warehouse',
  label: say('仓库', 'Warehouse'),
  value: undefined as string | undefined,
  choices: [
    { id: 'MI-02', label: 'MI-02' },
    { id: 'FI-01', label: 'FI-01' },
  ],
});
const tools = () => (
  <Button variant="quiet" size="small" icon={<Columns3Icon />}>
    {say('列', 'Columns')}
  </Button>
);

/** Bar that holds its words and choices, which a list keeps in the address. */
function Held(args: FilterBarProps) {
  const [words, setWords] = useState(args.words);
  const [chosen, choose] = useState<Record<string, string | undefined>>({});
  const choices = args.choices?.map((each) => ({ ...each, value: chosen[each.name] ?? each.value })) ?? [];
  return (
    <FilterBar
      {...args}
      words={words}
      onSearch={setWords}
      choices={choices}
      onChoice={(name, value) => choose((before) => ({ ...before, [name]: value }))}
      narrowing={{
        by: [...(words ? [words] : []), ...choices.filter(({ value }) => value).map(({ label }) => label)],
        onClear: () => {
          setWords('');
          choose({});
        },
      }}
    />
  );
}

const meta = {
  title: 'Pages/FilterBar',
  component: FilterBar,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    label: say('筛选订单', 'Filter orders'),
    searchLabel: say('订单号、客户', 'Order or customer'),
    words: '',
    onSearch: fn(),
    choices: [payments(), warehouses()],
    end: tools(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Words apply with Enter, choices at once; the button that clears them is there while something is filtered. */
export const Regular: Story = {
  tags: ['matrix'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: '清除' })).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox', { name: '订单号、客户' }), '林知夏{Enter}');
    await expect(canvas.getByRole('button', { name: '清除' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /付款/ }));
    await userEvent.click(await screen.findByRole('option', { name: '凭证待核' }));
    await expect(canvas.getByRole('button', { name: /付款/ })).toHaveTextContent('凭证待核');
    await userEvent.click(canvas.getByRole('button', { name: '清除' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('button', { name: /付款/ })).toHaveTextContent('不限');
    await expect(canvas.queryByRole('button', { name: '清除' })).toBeNull();
  },
};

/** Filters are in force, as in a page that was opened from a link. */
export const Narrowed: Story = {
  args: { words: say('林知夏', 'Lin'), choices: [{ ...payments(), value: 'UNPAID' }, warehouses()] },
};

/** A search alone, above a short list. */
export const SearchAlone: Story = { args: { choices: [], end: undefined } };

/** Filters of another kind, and a line that the choices of one could not be read. */
export const Others: Story = {
  args: {
    children: <Switch>{say('只看等我处理', 'Waiting for me only')}</Switch>,
    notice: (
      <StatusMark glyph="triangle" tone="warning">
        {say('仓库未能读取', 'The warehouses could not be read')}
      </StatusMark>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: '只看等我处理' }));
    await expect(canvas.getByText('仓库未能读取')).toBeVisible();
  },
};

/** On a phone all but the search are behind one button, which says how many filters are in force. */
export const Phone: Story = {
  args: { words: say('林知夏', 'Lin') },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /付款/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '筛选' }));
    const panel = within(await screen.findByRole('dialog', { name: '筛选订单' }));
    await expect(panel.getByRole('button', { name: '列' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: /付款/ }));
    await userEvent.click(await screen.findByRole('option', { name: '凭证待核' }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: '筛选 1' })).toBeVisible();
  },
};
