import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { say } from '../../testing/say';
import { Form } from '../Form/Form';
import { FormNumberField } from '../FormNumberField/FormNumberField';
import { FormSelect } from '../FormSelect/FormSelect';
import { FormTextField } from '../FormTextField/FormTextField';
import { ConflictNotice } from './ConflictNotice';
import type { ConflictNoticeProps } from './ConflictNotice';

/** Form of a product, with the notice above its fields. */
function ProductForm(props: ConflictNoticeProps) {
  const form = useForm({
    defaultValues: { name: say('双排扣羊绒大衣', 'Cashmere coat'), warehouse: 'MI-02', price: 398 },
  });
  const { control } = form;
  return (
    <Form form={form} label={say('商品', 'Product')} onSubmit={() => undefined}>
      <ConflictNotice {...props} />
      <FormTextField control={control} name="name" label={say('品名', 'Name')} />
      <FormSelect
        control={control}
        name="warehouse"
        label={say('仓库', 'Warehouse')}
        options={[
          { id: 'MI-02', label: say('米兰', 'Milan') },
          { id: 'HK-01', label: say('香港', 'Hong Kong') },
        ]}
      />
      <FormNumberField
        control={control}
        name="price"
        label={say('批发价', 'Wholesale price')}
        prefix="€"
        formatOptions={{ minimumFractionDigits: 2 }}
      />
    </Form>
  );
}

const meta = {
  title: 'Forms/ConflictNotice',
  component: ConflictNotice,
  tags: ['!autodocs'],
  args: {
    who: 'Marco Galli',
    at: '2025-11-20T03:40:00Z',
    fields: [
      { name: 'name', value: say('双排扣羊绒长大衣', 'Long cashmere coat') },
      { name: 'warehouse', value: 'HK-01' },
      { name: 'price', value: 412.5 },
      { name: 'sizes', value: [] },
    ],
    names: { sizes: say('尺码', 'Sizes') },
    onTake: fn(),
    onLoad: fn(),
  },
  render: (args) => <ProductForm {...args} />,
} satisfies Meta<typeof ConflictNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fields that both changed, each with its stored value as the field shows it, and fields to load. */
export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Marco Galli.*11/);
    await expect(await canvas.findByRole('group', { name: '仓库' })).toHaveTextContent('现存： 香港');
    await expect(canvas.getByRole('group', { name: '批发价' })).toHaveTextContent('€412.50');
    await expect(canvas.getByRole('group', { name: '尺码' })).toHaveTextContent('另有改动');
    await userEvent.click(canvas.getByRole('button', { name: '品名：采用现存内容' }));
    await expect(args.onTake).toHaveBeenCalledWith('name');
    await userEvent.click(canvas.getByRole('button', { name: '载入最新内容' }));
    await expect(args.onLoad).toHaveBeenCalledOnce();
  },
};

/** After a reload it may not be known who saved; the form shows the stored values already. */
export const Unknown: Story = {
  args: { who: undefined, at: undefined, onLoad: undefined, fields: [{ name: 'name', value: '' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('其他人改过这里');
    await expect(await canvas.findByRole('group', { name: '品名' })).toHaveTextContent('现存： 空');
    await expect(canvas.queryByRole('button', { name: '载入最新内容' })).toBeNull();
  },
};

/** The other user changed other fields only. */
export const NothingInCommon: Story = { args: { fields: [], onLoad: undefined } };
