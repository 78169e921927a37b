import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../Section';
import { Columns } from './Columns';

const meta = {
  title: 'Layout/Columns',
  component: Columns,
  args: {
    children: ['待我处理', '即将截单'].map((title) => (
      <Section key={title} title={title}>
        …
      </Section>
    )),
  },
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Aside: Story = { args: { template: 'aside' } };
