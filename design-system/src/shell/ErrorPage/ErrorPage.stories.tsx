import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../primitives/Link/Link';
import { say } from '../../testing/say';
import { ErrorPage, errorCodes } from './ErrorPage';

const meta = {
  title: 'Shell/ErrorPage',
  component: ErrorPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    code: '404',
    actions: (
      <Link variant="primary" href="/dataSummary">
        {say('首页', 'Home')}
      </Link>
    ),
  },
  argTypes: { code: { control: 'select', options: errorCodes } },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page does not exist. */
export const NotFound: Story = {
  tags: ['matrix'],
};
/** Signed out. */
export const SignedOut: Story = { args: { code: '401' } };
/** The user has no permission. */
export const NotPermitted: Story = { args: { code: '403' } };
/** Internal error of the server. */
export const Fault: Story = { args: { code: '500' } };
/** The page could not be loaded because the connection is lost. */
export const Offline: Story = { args: { code: 'offline' } };
