import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline';
import { say } from '../../testing/say';
import { Picture } from './Picture';

const coat = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 80"><path fill="rgb(184 138 90)" d="M22 14h16l9 8 3 34h-7l-2-20v34H19V36l-2 20h-7l3-34z"/></svg>',
)}`;

const meta = {
  title: 'Primitives/Picture',
  component: Picture,
  tags: ['!autodocs'],
  args: { src: coat, alt: say('双排扣羊绒大衣', 'Double-breasted coat'), size: 'large', isEager: true },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sizes: Story = {
  tags: ['matrix'],
  render: () => (
    <Inline gap="s5" align="end">
      <Picture src={coat} alt={say('双排扣羊绒大衣', 'Double-breasted coat')} size="row" />
      <Picture src={coat} alt={say('双排扣羊绒大衣', 'Double-breasted coat')} size="medium" />
      <Picture src={coat} alt={say('双排扣羊绒大衣', 'Double-breasted coat')} size="large" />
    </Inline>
  ),
};

/** Missing or not loadable: the same placeholder, whose name is that of the picture. */
export const Missing: Story = {
  args: { src: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '双排扣羊绒大衣' })).toBeVisible();
  },
};

export const Broken: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: '双排扣羊绒大衣' }).tagName).toBe('svg'));
  },
};
