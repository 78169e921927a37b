import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { say } from '../../testing/say';
import { ComboBox } from './ComboBox';

const brands = [
  'Maison Orsel',
  'Atelier Brenn',
  'Casa Vianello',
  'Kerguelen',
  'Halden',
  'Ostrava & Fils',
].map((label) => ({
  id: label,
  label,
}));

const meta = {
  title: 'Primitives/ComboBox',
  component: ComboBox,
  tags: ['!autodocs'],
  args: {
    label: say('品牌', 'Brand'),
    options: brands,
    placeholder: say('输入品牌名', 'Type a brand'),
    onChange: fn(),
  },
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Typing filters the options; Enter selects the focused one. */
export const Filter: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: '品牌' });
    await userEvent.type(field, 'bre');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('Atelier Brenn'));
  },
};

export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '品牌' }), 'zzz');
    await waitFor(() => expect(screen.getByText('没有匹配项')).toBeVisible());
  },
};
