import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../primitives/Link';
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
        首页
      </Link>
    ),
  },
  argTypes: { code: { control: 'select', options: errorCodes } },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No such page. */
export const NotFound: Story = {};
/** Signed out. */
export const SignedOut: Story = { args: { code: '401' } };
/** Not permitted. */
export const NotPermitted: Story = { args: { code: '403' } };
/** A fault of ours. */
export const Fault: Story = { args: { code: '500' } };
/** The page could not come for want of a connection. */
export const Offline: Story = { args: { code: 'offline' } };
