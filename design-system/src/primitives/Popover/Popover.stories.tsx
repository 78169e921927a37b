import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { Columns3Icon } from '../Icon/Icon';
import { Popover } from './Popover';
import { escapeDialog } from '../../../../.storybook/escapeDialog';

const meta = {
  title: 'Primitives/Popover',
  component: Popover,
  tags: ['!autodocs'],
  args: {
    label: '列',
    trigger: (
      <Button variant="quiet" icon={<Columns3Icon />}>
        列 13
      </Button>
    ),
    children: (
      <Stack gap="s1" align="start">
        {['国际编码', '品牌', '品名', '品类', '季节', '仓库'].map((name) => (
          <Checkbox key={name} defaultSelected>
            {name}
          </Checkbox>
        ))}
      </Stack>
    ),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A column chooser; Escape closes it and returns the focus. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog', { name: '列' })).toBeVisible());
    await escapeDialog();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await expect(await screen.findByRole('checkbox', { name: '品牌' })).toBeChecked();
  },
};
