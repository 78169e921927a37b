import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectMarkByFirstLine } from '../../testing/firstLine';
import { useSay } from '../../testing/say';
import { RadioGroup } from './RadioGroup';

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  tags: ['!autodocs'],
  args: {
    label: '导入方式',
    orientation: 'horizontal',
    defaultValue: 'valid',
    options: [
      { id: 'valid', label: '仅有效行' },
      { id: 'all', label: '全部或不导' },
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

export const Vertical: Story = { args: { orientation: 'vertical', description: '错误行可下载后再导入' } };

export const Disabled: Story = { args: { isDisabled: true } };

/** Many options that are all visible: equal columns between two hairlines. */
export const Grid: Story = {
  args: {
    label: '身份类型',
    isGrid: true,
    defaultValue: 'overseas',
    options: [
      { id: 'agent', label: '采购代理' },
      { id: 'overseas', label: '海外贸易商' },
      { id: 'hk', label: '香港贸易商' },
      { id: 'mainland', label: '内地贸易商' },
      { id: 'store', label: '实体店' },
    ],
  },
};

/** With words of several lines the mark stays beside the first line, and the note of the group is below the last option. */
export const SeveralLines: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: function SeveralLines() {
    const say = useSay();
    return (
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
    );
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('radio');
    if (first) await expectMarkByFirstLine(first);
  },
};
