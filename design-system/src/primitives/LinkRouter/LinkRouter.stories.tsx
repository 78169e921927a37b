import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../Link/Link';
import { say } from '../../testing/say';
import { LinkRouter } from './LinkRouter';

const navigate = fn();

function Example() {
  return (
    <LinkRouter navigate={navigate} useHref={(to) => `#${to}`}>
      <Link href="/product/list">{say('去超级清单', 'Open super lists')}</Link>
    </LinkRouter>
  );
}

const meta = { title: 'Primitives/LinkRouter', tags: ['!autodocs'], component: Example } satisfies Meta<
  typeof Example
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The address bar shows the hash; pressing navigates without reloading the page. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveAttribute('href', '#/product/list');
    await userEvent.click(link);
    await expect(navigate).toHaveBeenCalledWith('/product/list', undefined);
  },
};
