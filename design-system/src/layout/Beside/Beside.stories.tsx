import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Table } from '../../primitives/Table/Table';
import { say } from '../../testing/say';
import { Panel, Panels } from '../Panels/Panels';
import { Text } from '../Text/Text';
import { Beside } from './Beside';

const products = [
  { id: '8051234567892', name: say('双排扣羊绒大衣', 'Double-breasted coat') },
  { id: '8051234570144', name: say('锁扣手提包 24', 'Lock handbag 24') },
  { id: '3760288411901', name: say('绞花圆领毛衣', 'Cable crewneck knit') },
];

/** Products, one of which may be open. */
function Products({ first }: { first?: number }) {
  const [at, setAt] = useState(first);
  const open = at === undefined ? undefined : products[at];
  return (
    <Beside
      onStep={(by) => setAt((now = 0) => now + by)}
      onClose={() => setAt(undefined)}
      detail={
        open === undefined || at === undefined
          ? undefined
          : {
              label: open.name,
              place: `${at + 1} / ${products.length}`,
              hasPrevious: at > 0,
              hasNext: at < products.length - 1,
              content: (
                <Panels>
                  <Panel span="whole">
                    <Text isFigure>{open.id}</Text>
                  </Panel>
                </Panels>
              ),
            }
      }
    >
      <Table
        label={say('商品', 'Products')}
        rows={products}
        rowId={({ id }) => id}
        onRowAction={(id) => setAt(products.findIndex((one) => one.id === id))}
        columns={[
          { id: 'name', header: say('款', 'Style'), render: ({ name }) => name },
          { id: 'code', header: say('国际编码', 'Code'), render: ({ id }) => <Text isFigure>{id}</Text> },
        ]}
      />
    </Beside>
  );
}

const meta = {
  title: 'Layout/Beside',
  component: Beside,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { children: null, onStep: fn(), onClose: fn() },
  render: () => <Products />,
} satisfies Meta<typeof Beside>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pressing a row opens its detail. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('8051234570144'));
    await expect(canvas.getByRole('complementary', { name: '锁扣手提包 24' })).toBeVisible();
  },
};

/** J and K move to the next and previous row; closing the detail gives its width back to the list. */
export const Open: Story = {
  render: () => <Products first={1} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '下一条（J）' }).focus();
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('complementary', { name: '绞花圆领毛衣' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '下一条（J）' })).toBeDisabled();
    canvas.getByRole('button', { name: '上一条（K）' }).focus();
    await userEvent.keyboard('kK');
    await expect(canvas.getByRole('complementary', { name: '双排扣羊绒大衣' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '关闭详情' }));
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};
