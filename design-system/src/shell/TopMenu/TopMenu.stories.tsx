import type { Meta, StoryObj } from '@storybook/react-vite';
import { buyerMenu } from '../storyData';
import { TopMenu } from './TopMenu';

const meta = {
  title: 'Shell/TopMenu',
  component: TopMenu,
  args: { items: buyerMenu((zh) => zh, '/products/list') },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: '3.25rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TopMenu>;

export default meta;

/** The current place stands on a line. */
export const Places: StoryObj<typeof meta> = {};
