import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { say } from '../../testing/say';
import { FacetPanel, type PanelFacet } from './FacetPanel';

const facets: PanelFacet[] = [
  {
    id: 'brand',
    label: say('品牌', 'Brand'),
    value: [],
    options: [
      'Maison Orsel',
      'Atelier Brenn',
      'Casa Vianello',
      'Kerguelen',
      'Halden',
      'Ostrava & Fils',
      'Sforza Minore',
    ].map((label, index) => ({ id: label, label, count: 34 - index * 4 })),
  },
  {
    id: 'warehouse',
    label: say('仓库', 'Warehouse'),
    value: ['MI-02', 'HK-01'],
    options: [
      { id: 'MI-02', label: 'MI-02', count: 84 },
      { id: 'HK-01', label: 'HK-01', count: 44 },
      { id: 'FI-01', label: 'FI-01', count: 37 },
      { id: 'PA-03', label: 'PA-03', count: 21 },
    ],
  },
  {
    id: 'colour',
    label: say('颜色', 'Colour'),
    look: 'swatches',
    value: ['black'],
    options: [
      { id: 'black', label: say('黑', 'Black'), count: 31, swatch: 'black' },
      { id: 'ivory', label: say('象牙白', 'Ivory'), count: 22, swatch: 'ivory' },
      { id: 'camel', label: say('驼色', 'Camel'), count: 18, swatch: 'tan' },
      { id: 'navy', label: say('藏青', 'Navy'), count: 12, swatch: 'navy' },
    ],
  },
];

function Held({ first }: { first: readonly PanelFacet[] }) {
  const [shown, setShown] = useState(first);
  return (
    <FacetPanel
      facets={shown}
      onFacetChange={(id, selected) =>
        setShown(shown.map((facet) => (facet.id === id ? { ...facet, value: selected } : facet)))
      }
    />
  );
}

const meta = {
  title: 'Commerce/FacetPanel',
  component: FacetPanel,
  tags: ['!autodocs'],
  args: { facets, onFacetChange: fn() },
  render: (args) => <Held first={args.facets} />,
} satisfies Meta<typeof FacetPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Values with counts, the rest folded behind "another N", colours as dots. */
export const Facets: Story = {
  tags: ['matrix'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Halden/ }));
    await expect(canvas.getByRole('checkbox', { name: /Halden/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: '象牙白，22 款' }));
    await expect(canvas.getByRole('checkbox', { name: '象牙白，22 款' })).toBeChecked();
  },
};
