import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../primitives/Link/Link';
import { say } from '../../testing/say';
import { Text } from '../Text/Text';
import { Section } from './Section';

const meta = {
  title: 'Layout/Section',
  component: Section,
  tags: ['!autodocs'],
  args: {
    title: say('订货额', 'Order value'),
    note: say('近 12 个月，按确认金额', 'Last 12 months, by confirmed value'),
    end: (
      <Link variant="weak" href="#/dataSummary">
        {say('数据汇总', 'Data summary')}
      </Link>
    ),
    children: (
      <Text face="display" size="display">
        €211,380.00
      </Text>
    ),
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
