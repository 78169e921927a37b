import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../testing/say';
import { Stack } from '../Stack/Stack';
import { Heading, headingLooks } from './Heading';

const meta = {
  title: 'Layout/Heading',
  component: Heading,
  tags: ['!autodocs'],
  args: { children: say('待我处理', 'For me to do'), level: 2, look: 'section' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Looks: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack>
      {headingLooks.map((look) => (
        <Heading key={look} look={look}>
          {say('AW25 米兰女装现货 Maison Orsel', 'AW25 Milan womenswear Maison Orsel')}
        </Heading>
      ))}
    </Stack>
  ),
};
