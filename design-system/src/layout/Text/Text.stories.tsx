import type { Meta, StoryObj } from '@storybook/react-vite';
import { textInk, textStep } from '../../css/text.css';
import { say } from '../../testing/say';
import { Stack } from '../Stack/Stack';
import { Text } from './Text';

const steps = Object.keys(textStep) as (keyof typeof textStep)[];
const inks = Object.keys(textInk) as (keyof typeof textInk)[];

const meta = {
  title: 'Layout/Text',
  component: Text,
  tags: ['!autodocs'],
  args: { children: say('应付合计 €18,500.00', 'Payable €18,500.00'), size: 'title', weight: 'medium' },
  argTypes: { size: { control: 'select', options: steps }, ink: { control: 'select', options: inks } },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The six type sizes. */
export const Steps: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap="s3">
      {steps.map((size) => (
        <Text key={size} size={size} face={size === 'hero' || size === 'display' ? 'display' : 'ui'}>
          {say('两千件，午饭之前 “Selvedge” — 询价……', 'Two thousand pieces before lunch')} 8051234567892
          €1,290.00
        </Text>
      ))}
    </Stack>
  ),
};

export const Inks: Story = {
  render: () => (
    <Stack gap="s2">
      {inks.map((ink) => (
        <Text key={ink} ink={ink}>
          {ink} {say('起订 3 件，还差 1 件', 'Minimum 3 pieces, 1 missing')}
        </Text>
      ))}
    </Stack>
  ),
};
