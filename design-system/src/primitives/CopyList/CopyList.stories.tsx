import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { say } from '../../testing/say';
import { CopyList } from './CopyList';

const meta = {
  title: 'Primitives/CopyList',
  component: CopyList,
  tags: ['!autodocs'],
  args: {
    items: [
      { name: say('户名', 'Holder'), value: 'Selvedge Trading S.r.l.' },
      { name: say('银行', 'Bank'), value: 'Banca Lariana, Milano' },
      { name: 'IBAN', value: 'IT60 X054 2811 1010 0000 0123 456' },
      { name: 'SWIFT', value: 'BLARITMM' },
    ],
  },
} satisfies Meta<typeof CopyList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button of the copied value confirms it for a moment. */
export const Account: Story = {
  tags: ['matrix'],
  play: async ({ canvas, userEvent }) => {
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.resolve() },
    });
    await userEvent.click(canvas.getByRole('button', { name: '复制IBAN' }));
    await expect(await canvas.findByRole('button', { name: '已复制IBAN' })).toBeVisible();
  },
};

/** When the browser refuses to copy, the button reports it and the value is selected, to be copied by hand. */
export const NotAllowed: Story = {
  play: async ({ canvas, userEvent }) => {
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) },
    });
    await userEvent.click(canvas.getByRole('button', { name: '复制IBAN' }));
    await expect(
      await canvas.findByRole('button', { name: 'IBAN无法复制，已选中，请手动复制' }),
    ).toBeVisible();
    await expect(String(getSelection())).toBe('IT60 X054 2811 1010 0000 0123 456');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
