import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline';
import { say } from '../../testing/say';
import { Button } from '../Button/Button';
import { CopyIcon, LinkIcon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { ToastRegion } from '../Toast/Toast';
import { Tooltips } from './Tooltip';

const pressed = fn();

/** Buttons as any page has them; the app's region around them shows their names. */
const Signs = () => (
  <Inline gap="s4">
    <IconButton label={say('复制链接', 'Copy link')} icon={<LinkIcon />} onPress={pressed} />
    <IconButton label={say('复制货号', 'Copy style number')} icon={<CopyIcon />} onPress={pressed} />
    <Button>{say('导出', 'Export')}</Button>
  </Inline>
);

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltips,
  tags: ['!autodocs'],
  beforeEach: () => {
    pressed.mockClear();
  },
  render: () => (
    <>
      <Signs />
      <Tooltips />
    </>
  ),
} satisfies Meta<typeof Tooltips>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shown at once on keyboard focus; Escape takes it away and the focus stays. */
export const Playground: Story = {
  tags: ['matrix', 'drawn-focused'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('复制链接');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(canvas.getByRole('button', { name: '复制链接' })).toHaveFocus();
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('复制货号');
  },
};

/** The pointer has to rest; from one sign to the next the names follow at once. A press takes the name away. */
export const Pointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: '复制链接' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('复制链接');
    await userEvent.hover(canvas.getByRole('button', { name: '复制货号' }));
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('复制货号'));
    await userEvent.hover(screen.getByRole('tooltip'));
    await expect(screen.getByRole('tooltip')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '复制货号' }));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(pressed).toHaveBeenCalledOnce();
  },
};

/** A button with words shows none: they are there already. */
export const Words: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('复制货号');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '导出' })).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** A finger rests on nothing: a tap presses and shows no name. */
export const Touch: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const sign = canvas.getByRole('button', { name: '复制链接' });
    await userEvent.pointer([{ keys: '[TouchA>]', target: sign }, { keys: '[/TouchA]' }]);
    await waitFor(() => expect(pressed).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

/** In an app the region of the toasts fetches the names with the first deed, and shows that of the button it was done on. */
export const InAnApp: Story = {
  render: () => (
    <>
      <Signs />
      <ToastRegion />
    </>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('复制链接');
  },
};
