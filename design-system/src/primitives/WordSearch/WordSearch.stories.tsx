import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { say } from '../../testing/say';
import { Button } from '../Button/Button';
import { WordSearch } from './WordSearch';
import type { WordSearchProps } from './WordSearch';

/** Search whose words are held as in an address, with a way back. */
function Held(args: WordSearchProps) {
  const [words, setWords] = useState(args.words);
  return (
    <>
      <WordSearch
        {...args}
        words={words}
        onSearch={(next) => {
          args.onSearch(next);
          setWords(next);
        }}
      />
      <Button variant="quiet" onPress={() => setWords(args.words)}>
        {say('后退', 'Back')}
      </Button>
    </>
  );
}

const meta = {
  title: 'Primitives/WordSearch',
  component: WordSearch,
  tags: ['!autodocs'],
  args: { label: say('订单号、客户', 'Order or customer'), words: '', onSearch: fn() },
} satisfies Meta<typeof WordSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Words apply with Enter, trimmed, and the focus stays in the field; Escape and the cross clear them. */
export const Playground: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: '订单号、客户' });
    await userEvent.type(field, '  林知夏 ');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('林知夏');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.getByRole('searchbox')).toHaveValue('林知夏');
    await userEvent.keyboard('{Escape}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
  },
};

/** Words from an address; the field shows them again when the user goes back. */
export const FromTheAddress: Story = {
  args: { words: say('瀚海贸易', 'Hanhai Trading') },
  render: (args) => <Held {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await expect(field).toHaveValue('瀚海贸易');
    await userEvent.clear(field);
    await userEvent.type(field, '澄屿{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: '后退' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('瀚海贸易');
  },
};

/** As wide as its place: over a tree, in a dialog. */
export const Wide: Story = { args: { isShort: false } };
