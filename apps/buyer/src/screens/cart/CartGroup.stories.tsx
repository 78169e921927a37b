import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, waitFor } from 'storybook/test';
import { cartQuery } from '../../trade/cartQuery';
import { CartGroup } from './CartGroup';

const LINES = 120;
const nothing = () => undefined;

/** Group of the cart's first list, with its lines repeated. */
function LongGroup() {
  const group = useQuery(cartQuery).data?.groups[0];
  if (!group) return null;
  const lines = Array.from({ length: LINES }, (_, at) => group.lines[at % group.lines.length]).flatMap(
    (line, at) => (line ? [{ ...line, id: `line-${at}` }] : []),
  );
  return (
    <CartGroup
      group={{ ...group, lines }}
      tools={{
        troubles: {},
        minimums: new Map(),
        onEdit: nothing,
        onRemove: nothing,
        onDismiss: nothing,
      }}
      selected={new Set()}
      onSelect={nothing}
    />
  );
}

const meta = {
  title: 'Buyer/Cart/Group',
  component: LongGroup,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'buyer', at: '/shoppingCart' },
} satisfies Meta<typeof LongGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A long list shows its first lines and a button for all; in print, which has no buttons, all lines are shown. */
export const OnPaper: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /120/ })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(101);
    window.dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(LINES + 1));
    await expect(canvas.queryByRole('button', { name: /120/ })).toBeNull();
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(101));
  },
};
