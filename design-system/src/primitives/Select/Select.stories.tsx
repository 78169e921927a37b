import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { Columns } from '../../layout/Columns/Columns';
import { Select } from './Select';

const identities = [
  { id: 'PURCHASING_AGENT', label: '采购代理' },
  { id: 'OVERSEAS_TRADER', label: '海外贸易商' },
  { id: 'HK_TRADER', label: '香港贸易商' },
  { id: 'PHYSICAL_STORE', label: '实体店' },
  { id: 'LIVE_STREAMING', label: '直播公司', isDisabled: true },
];

const meta = {
  title: 'Primitives/Select',
  component: Select,
  tags: ['!autodocs'],
  args: { label: '身份类型', options: identities, defaultValue: 'OVERSEAS_TRADER', onChange: fn() },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Columns template="three">
      <Select label="身份类型" options={identities} defaultValue="HK_TRADER" />
      <Select label="身份类型" options={identities} isInvalid errorMessage="请选择身份类型" />
      <Select label="身份类型" options={identities} defaultValue="HK_TRADER" isDisabled />
    </Columns>
  ),
  play: async ({ canvas }) => {
    const [usual, wrong] = canvas.getAllByRole('button');
    await expect(getComputedStyle(wrong as Element).borderBlockEndColor).not.toBe(
      getComputedStyle(usual as Element).borderBlockEndColor,
    );
  },
};

/** Opened by the keyboard; the selected option is ticked and read out as selected. */
export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{ArrowDown}');
    const list = await screen.findByRole('listbox');
    await expect(within(list).getByRole('option', { name: '海外贸易商' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(within(list).getByRole('option', { name: '实体店' }));
    await expect(args.onChange).toHaveBeenCalledWith('PHYSICAL_STORE');
  },
};
