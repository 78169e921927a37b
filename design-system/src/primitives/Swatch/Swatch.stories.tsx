import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline';
import { Swatch } from './Swatch';

const goods = [
  ['驼色', 'camel', 'rgb(184 138 90)'],
  ['酒红', 'oxblood', 'rgb(93 26 39)'],
  ['墨绿', 'pine', 'rgb(31 61 43)'],
  ['藏青', 'navy', 'rgb(31 42 68)'],
  ['象牙白', 'ivory', 'rgb(240 231 211)'],
  ['黑', 'black', 'rgb(29 27 26)'],
] as const;

const meta = {
  title: 'Primitives/Swatch',
  component: Swatch,
  tags: ['!autodocs'],
  args: { name: '驼色', color: 'rgb(184 138 90)' },
} satisfies Meta<typeof Swatch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The ring keeps pale colours visible in the light theme and black in the dark one. */
export const Goods: Story = {
  render: () => (
    <Inline gap="s5" isWrapping>
      {goods.map(([name, key, color]) => (
        <Swatch key={key} name={name} color={color} />
      ))}
    </Inline>
  ),
};

export const WithoutNames: Story = {
  render: () => (
    <Inline>
      {goods.map(([name, key, color]) => (
        <Swatch key={key} name={name} color={color} isNameHidden size="regular" />
      ))}
    </Inline>
  ),
};
