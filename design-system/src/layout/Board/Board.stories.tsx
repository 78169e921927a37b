import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../Section';
import { Board } from './Board';

const meta = {
  title: 'Layout/Board',
  component: Board,
  args: {
    children: ['待我处理', '即将截单', '订货额', '常订品牌'].map((title) => (
      <Section key={title} title={title}>
        …
      </Section>
    )),
  },
} satisfies Meta<typeof Board>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** One column on a phone. */
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
