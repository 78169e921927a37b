import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack';
import { Skeleton, skeletonShapes, TableSkeleton } from './Skeleton';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  tags: ['!autodocs'],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shapes: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack>
      {skeletonShapes.map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </Stack>
  ),
};

/** Rows of a table that loads, at their real height; announced once. */
export const Rows: Story = { render: () => <TableSkeleton rows={6} /> };
