import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../../layout/Columns/Columns';
import { Inline } from '../../layout/Inline/Inline';
import { Text } from '../../layout/Text/Text';
import { say } from '../../testing/say';
import * as icons from './icons';
import { BellIcon } from './icons';
import { iconSizes } from './glyph';

const meta = { title: 'Primitives/Icon', component: BellIcon, tags: ['!autodocs'] } satisfies Meta<
  typeof BellIcon
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With a `label` it is an image; without one, beside a word, it is hidden from screen readers. */
export const Playground: Story = { args: { label: say('通知', 'Notify') } };

/** The whole set, in strokes of 1.25 px. */
export const Set: Story = {
  tags: ['matrix'],
  render: () => (
    <Columns template="four" gap="s4">
      {Object.entries(icons).map(([name, Glyph]) => (
        <Inline key={name}>
          <Glyph />
          <Text size="caption" ink="medium">
            {name}
          </Text>
        </Inline>
      ))}
    </Columns>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline gap="s5">
      {iconSizes.map((size) => (
        <BellIcon key={size} size={size} label={size} />
      ))}
    </Inline>
  ),
};
