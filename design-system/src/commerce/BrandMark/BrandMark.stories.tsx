import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline';
import { BrandMark } from './BrandMark';

const LOGO =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="40" height="12"%3E%3Crect width="40" height="12"/%3E%3C/svg%3E';

const meta = {
  title: 'Commerce/BrandMark',
  tags: ['!autodocs'],
  component: BrandMark,
  args: { name: 'Maison Orsel' },
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Marks: Story = {
  tags: ['matrix'],
  render: () => (
    <Inline>
      <BrandMark name="Maison Orsel" logo={LOGO} />
      <BrandMark name="Casa Vianello" />
      <BrandMark name="Halden" />
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Casa Vianello' })).toHaveTextContent('CV');
    await expect(canvas.getByRole('img', { name: 'Halden' })).toHaveTextContent('H');
    await expect(canvasElement.querySelector('img')).toHaveStyle({ objectFit: 'contain' });
  },
};

export const Large: Story = { args: { size: 'large', logo: LOGO } };

/** A logo that cannot be loaded is replaced by the initials, like a missing one. */
export const BrokenLogo: Story = {
  args: { logo: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Maison Orsel' })).toHaveTextContent('MO'));
  },
};
