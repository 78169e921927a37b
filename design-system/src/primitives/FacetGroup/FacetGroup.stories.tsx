import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { say } from '../../testing/say';
import { FacetGroup } from './FacetGroup';

const brands = [
  'Maison Orsel',
  'Atelier Brenn',
  'Casa Vianello',
  'Kerguelen',
  'Halden',
  'Ostrava & Fils',
  'Sforza Minore',
];

const meta = {
  title: 'Primitives/FacetGroup',
  tags: ['!autodocs'],
  component: FacetGroup,
  args: {
    label: say('品牌', 'Brand'),
    facets: brands.map((label, index) => ({ id: label, label, count: 34 - index * 4 })),
    value: [],
    onChange: fn(),
    limit: 4,
  },
} satisfies Meta<typeof FacetGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Long facets fold; selected values stay visible. */
export const Playground: Story = {
  render: function Playground(args) {
    const [selected, setSelected] = useState<string[]>(['Sforza Minore']);
    return <FacetGroup {...args} value={selected} onChange={setSelected} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: /Sforza Minore/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: '另 2 个' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Halden/ }));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  },
};
