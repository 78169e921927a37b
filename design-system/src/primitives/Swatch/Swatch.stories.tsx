import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline';
import { say } from '../../testing/say';
import { Swatch } from './Swatch';

const products = [
  [say('驼色', 'Camel'), 'camel', 'rgb(184 138 90)'],
  [say('酒红', 'Oxblood'), 'oxblood', 'rgb(93 26 39)'],
  [say('墨绿', 'Pine'), 'pine', 'rgb(31 61 43)'],
  [say('藏青', 'Navy'), 'navy', 'rgb(31 42 68)'],
  [say('象牙白', 'Ivory'), 'ivory', 'rgb(240 231 211)'],
  [say('黑', 'Black'), 'black', 'rgb(29 27 26)'],
] as const;

const meta = {
  title: 'Primitives/Swatch',
  component: Swatch,
  tags: ['!autodocs'],
  args: { name: say('驼色', 'Camel'), color: 'rgb(184 138 90)' },
} satisfies Meta<typeof Swatch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The ring keeps pale colours visible in the light theme and black in the dark one. */
export const Products: Story = {
  tags: ['matrix'],
  render: () => (
    <Inline gap="s5" isWrapping>
      {products.map(([name, key, color]) => (
        <Swatch key={key} name={name} color={color} />
      ))}
    </Inline>
  ),
};

export const WithoutNames: Story = {
  render: () => (
    <Inline>
      {products.map(([name, key, color]) => (
        <Swatch key={key} name={name} color={color} isNameHidden size="regular" />
      ))}
    </Inline>
  ),
};
