import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack';
import { say } from '../../testing/say';
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
    label: say('列', 'Columns'),
    trigger: (
      <Button variant="quiet" icon={<Columns3Icon />}>
        {say('列 13', '13 columns')}
      </Button>
    ),
    children: (
      <Stack gap="s1" align="start">
        {[
          say('国际编码', 'International code'),
          say('品牌', 'Brand'),
          say('品名', 'Name'),
          say('品类', 'Category'),
          say('季节', 'Season'),
          say('仓库', 'Warehouse'),
        ].map((name) => (
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
  tags: ['matrix', 'drawn-open'],
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
