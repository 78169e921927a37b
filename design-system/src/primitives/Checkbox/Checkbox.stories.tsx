import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline';
import { expectMarkByFirstLine } from '../../testing/firstLine';
import { say } from '../../testing/say';
import { Checkbox } from './Checkbox';

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  tags: ['!autodocs'],
  args: { children: say('默认地址', 'Default address'), onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('checkbox').focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const States: Story = {
  render: () => (
    <Inline gap="s6" isWrapping>
      <Checkbox>HK-01</Checkbox>
      <Checkbox defaultSelected>MI-02</Checkbox>
      <Checkbox isIndeterminate>{say('全选本页', 'Select the page')}</Checkbox>
      <Checkbox isDisabled>FI-01</Checkbox>
      <Checkbox isDisabled defaultSelected>
        PA-03
      </Checkbox>
      <Checkbox isInvalid>{say('同意条款', 'Accept the terms')}</Checkbox>
    </Inline>
  ),
};

/** With words of several lines the box stays beside the first line. */
export const SeveralLines: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: () => (
    <Checkbox defaultSelected>
      {say(
        '我已核对本单全部款号、颜色、尺码与数量，并同意货品与照片之间的细微色差',
        'I have checked every style, colour, size and quantity of this order and accept small differences of shade',
      )}
    </Checkbox>
  ),
  play: async ({ canvas }) => {
    await expectMarkByFirstLine(canvas.getByRole('checkbox'));
  },
};
