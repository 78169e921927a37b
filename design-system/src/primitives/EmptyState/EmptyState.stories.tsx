import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../testing/say';
import { Button } from '../Button/Button';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  tags: ['!autodocs'],
  args: { title: say('还没有询价草稿', 'No drafts yet') },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: () => (
    <EmptyState
      title={say('还没有询价草稿', 'No drafts yet')}
      action={<Button>{say('去超级清单', 'Open super lists')}</Button>}
    >
      {say(
        '在清单里写下数量，存为草稿后会出现在这里，团队成员也可以接着写。',
        'Write quantities in a list and save a draft: it appears here, and your team can go on with it.',
      )}
    </EmptyState>
  ),
};
