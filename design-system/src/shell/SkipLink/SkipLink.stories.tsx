import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { say } from '../../testing/say';
import { SkipLink } from './SkipLink';

const meta = {
  title: 'Shell/SkipLink',
  tags: ['!autodocs'],
  component: SkipLink,
  args: { targetId: 'content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        {say('正文', 'Body')}
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;

/** Visible on keyboard focus; moves the focus to the content without changing the address. */
export const First: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const before = location.href;
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(location.href).toBe(before);
  },
};

/** Drawn over the head of a page while it has the focus. */
export const Seen: StoryObj<typeof meta> = {
  tags: ['matrix'],
  render: (args) => (
    <div data-seen style={{ contain: 'paint', paddingBlockStart: '4rem' }}>
      <style>{'[data-seen] a { transform: none !important; }'}</style>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1} />
    </div>
  ),
};
