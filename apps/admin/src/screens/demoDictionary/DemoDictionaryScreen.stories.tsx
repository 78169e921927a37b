import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DemoDictionaryScreen } from './DemoDictionaryScreen';

const meta = {
  title: 'Back office/Demo/Dictionary',
  component: DemoDictionaryScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/demo/dictionary?code=gender' },
} satisfies Meta<typeof DemoDictionaryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {
  name: 'R-2.61 The words of a dictionary and a field that offers them',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('row', { name: /FEMALE/ })).toBeVisible();
    await userEvent.click(canvas.getAllByRole('radio')[0] ?? document.body);
    await expect(await canvas.findByText(/^提交的值/)).toBeVisible();
  },
};
