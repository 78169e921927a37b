import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectMarkByFirstLine } from '../../testing/firstLine';
import { say } from '../../testing/say';
import { RadioGroup } from './RadioGroup';

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  tags: ['!autodocs'],
  args: {
    label: say('导入方式', 'Import mode'),
    orientation: 'horizontal',
    defaultValue: 'valid',
    options: [
      { id: 'valid', label: say('仅有效行', 'Valid rows only') },
      { id: 'all', label: say('全部或不导', 'All or nothing') },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith('all');
    await expect(canvas.getByRole('radio', { name: '全部或不导' })).toBeChecked();
  },
};

export const Vertical: Story = {
  args: {
    orientation: 'vertical',
    description: say('错误行可下载后再导入', 'Rows with errors can be downloaded and imported again'),
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

/** Many options that are all visible: equal columns between two hairlines. */
export const Grid: Story = {
  args: {
    label: say('身份类型', 'Identity'),
    isGrid: true,
    defaultValue: 'overseas',
    options: [
      { id: 'agent', label: say('采购代理', 'Purchasing agent') },
      { id: 'overseas', label: say('海外贸易商', 'Overseas trader') },
      { id: 'hk', label: say('香港贸易商', 'Hong Kong trader') },
      { id: 'mainland', label: say('内地贸易商', 'Mainland trader') },
      { id: 'store', label: say('实体店', 'Physical store') },
    ],
  },
};

/** With words of several lines the mark stays beside the first line, and the note of the group is below the last option. */
export const SeveralLines: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: () => (
    <RadioGroup
      label={say('差异处理', 'What becomes of the difference')}
      defaultValue="credit"
      description={say('仓库清点后才能更改', 'Can be changed once the warehouse has counted')}
      options={[
        {
          id: 'credit',
          label: say(
            '把少到的件数记入余额，下一张订单付款时自动抵扣',
            'Credit the missing pieces to the balance, where the next order takes them off',
          ),
        },
        { id: 'later', label: say('补发', 'Send them later') },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('radio');
    if (first) await expectMarkByFirstLine(first);
  },
};
