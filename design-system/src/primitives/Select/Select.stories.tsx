import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { Columns } from '../../layout/Columns/Columns';
import { say } from '../../testing/say';
import { Select } from './Select';

const identities = [
  { id: 'PURCHASING_AGENT', label: say('采购代理', 'Purchasing agent') },
  { id: 'OVERSEAS_TRADER', label: say('海外贸易商', 'Overseas trader') },
  { id: 'HK_TRADER', label: say('香港贸易商', 'Hong Kong trader') },
  { id: 'PHYSICAL_STORE', label: say('实体店', 'Physical store') },
  { id: 'LIVE_STREAMING', label: say('直播公司', 'Live streaming'), isDisabled: true },
];

const meta = {
  title: 'Primitives/Select',
  component: Select,
  tags: ['!autodocs'],
  args: {
    label: say('身份类型', 'Identity'),
    options: identities,
    defaultValue: 'OVERSEAS_TRADER',
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Columns template="three">
      <Select label={say('身份类型', 'Identity')} options={identities} defaultValue="HK_TRADER" />
      <Select
        label={say('身份类型', 'Identity')}
        options={identities}
        isInvalid
        errorMessage={say('请选择身份类型', 'Choose an identity')}
      />
      <Select label={say('身份类型', 'Identity')} options={identities} defaultValue="HK_TRADER" isDisabled />
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
