import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline';
import { say } from '../../testing/say';
import { Link, linkVariants } from './Link';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  tags: ['!autodocs'],
  args: { children: say('全部 8 张', 'All 8'), href: '#/products/list' },
  argTypes: { variant: { control: 'select', options: linkVariants } },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  tags: ['matrix'],
  render: () => (
    <Inline gap="s5" isWrapping>
      {linkVariants.map((variant) => (
        <Link key={variant} variant={variant} href="#/product/list">
          {say('去超级清单', 'Open super lists')}
        </Link>
      ))}
    </Inline>
  ),
};

export const Disabled: Story = { args: { isDisabled: true } };
