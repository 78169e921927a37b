import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import type { Resolver } from 'react-hook-form';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ConflictNotice } from '../../forms/ConflictNotice/ConflictNotice';
import { FormNumberField } from '../../forms/FormNumberField/FormNumberField';
import { FormSelect } from '../../forms/FormSelect/FormSelect';
import { FormTextArea } from '../../forms/FormTextArea/FormTextArea';
import { FormTextField } from '../../forms/FormTextField/FormTextField';
import { Columns } from '../../layout/Columns/Columns';
import { Panel, Panels } from '../../layout/Panels/Panels';
import { Section } from '../../layout/Section/Section';
import { Stack } from '../../layout/Stack/Stack';
import { Text } from '../../layout/Text/Text';
import { Badge } from '../../primitives/Badge/Badge';
import { Button } from '../../primitives/Button/Button';
import { ErrorState } from '../../primitives/ErrorState/ErrorState';
import { StatusMark } from '../../primitives/StatusMark/StatusMark';
import { Breadcrumbs } from '../../shell/Breadcrumbs/Breadcrumbs';
import { say } from '../../testing/say';
import { FormPage, FormRow, FormSection } from './FormPage';

interface Product {
  name: string;
  nameEn: string;
  material: string;
  materialEn: string;
  description: string;
  descriptionEn: string;
  cost: number | null;
  wholesale: number | null;
  warehouse: string;
  season: string;
}

const stored: Product = {
  name: say('双排扣羊绒大衣', 'Double-breasted cashmere coat'),
  nameEn: 'Double-breasted cashmere coat',
  material: say('羊绒 90%，羊毛 10%', '90% cashmere, 10% wool'),
  materialEn: '90% cashmere, 10% wool',
  description: say(
    '双面呢手工缝合，牛角扣六粒，后背开衩。',
    'Double-faced cloth sewn by hand, six horn buttons.',
  ),
  descriptionEn: '',
  cost: 176,
  wholesale: 412.5,
  warehouse: 'MI-02',
  season: 'AW25',
};

const needed: Resolver<Product> = (values) => {
  const empty = (['name', 'nameEn'] as const).filter((name) => values[name] === '');
  if (empty.length === 0) return { values, errors: {} };
  const errors = empty.map((name) => [name, { type: 'min', message: 'needed' }]);
  return { values: {}, errors: Object.fromEntries(errors) };
};
const rules = {
  isRequired: (name: string) => name === 'name' || name === 'nameEn',
  maxLength: (name: string) => (name.startsWith('description') ? 2000 : undefined),
  areAllRequired: false,
};
const resolver = Object.assign(needed, { rules });
const money = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

interface ProductPageProps {
  /** Number of fields with unsaved input. */
  unsaved?: number;
  hasConflict?: boolean;
  hasSide?: boolean;
  isRefused?: boolean;
  onSubmit: (values: Product) => void;
  onDiscard: () => void;
}

/** Page of a product, as the back office has it. */
function ProductPage(props: ProductPageProps) {
  const { unsaved = 0, hasConflict = false, hasSide = false, isRefused = false, onSubmit, onDiscard } = props;
  const form = useForm<Product>({ defaultValues: stored, resolver, mode: 'onTouched' });
  const notice = hasConflict && (
    <ConflictNotice
      who="Marco Galli"
      at="2025-11-20T03:40:00Z"
      fields={[{ name: 'wholesale', value: 425 }]}
      onTake={() => form.setValue('wholesale', 425)}
    />
  );
  return (
    <FormPage
      form={form}
      title={say('双排扣羊绒大衣', 'Double-breasted cashmere coat')}
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: say('商品', 'Products'), href: '#/goods' }, { label: '8051234567892' }]}
        />
      }
      badge={<Badge tone="positive">{say('在售', 'On sale')}</Badge>}
      lead={say('在 3 张在售清单上', 'On 3 open lists')}
      label={say('商品', 'Product')}
      errorText={() => say('请填写此项', 'Fill this in')}
      actions={<Button size="header">{say('复制', 'Copy')}</Button>}
      unsaved={unsaved}
      onDiscard={onDiscard}
      notices={notice}
      side={hasSide ? { label: say('商品情况', 'Facts'), content: <Facts /> } : undefined}
      onSubmit={(values) => {
        onSubmit(values);
        if (isRefused) form.setError('root', { message: 'refused' });
      }}
    >
      <FormSection title={say('名称与说明', 'Name and description')} note={say('中文在前', 'Chinese first')}>
        <Columns gap="s6">
          <Stack gap="s5">
            <FormTextField name="name" control={form.control} label={say('中文品名', 'Name in Chinese')} />
            <FormTextField
              name="material"
              control={form.control}
              label={say('中文材质', 'Material in Chinese')}
            />
            <FormTextArea
              name="description"
              control={form.control}
              label={say('中文说明', 'Description in Chinese')}
            />
          </Stack>
          <Stack gap="s5">
            <FormTextField name="nameEn" control={form.control} label={say('英文品名', 'Name in English')} />
            <FormTextField
              name="materialEn"
              control={form.control}
              label={say('英文材质', 'Material in English')}
            />
            <FormTextArea
              name="descriptionEn"
              control={form.control}
              label={say('英文说明', 'Description in English')}
            />
          </Stack>
        </Columns>
      </FormSection>
      <FormSection title={say('价格', 'Prices')} note={say('欧元，每件', 'In euro, per piece')}>
        <FormRow>
          <FormNumberField
            name="cost"
            control={form.control}
            label={say('成本', 'Cost')}
            prefix="€"
            formatOptions={money}
            isReadOnly
          />
          <FormNumberField
            name="wholesale"
            control={form.control}
            label={say('批发价', 'Wholesale price')}
            prefix="€"
            formatOptions={money}
          />
          <FormTextField name="season" control={form.control} label={say('季节', 'Season')} />
        </FormRow>
      </FormSection>
      <FormSection title={say('供应', 'Supply')}>
        <FormRow>
          <FormSelect
            name="warehouse"
            control={form.control}
            label={say('仓库', 'Warehouse')}
            options={[{ id: 'MI-02', label: say('MI-02，米兰', 'MI-02, Milan') }]}
          />
        </FormRow>
      </FormSection>
    </FormPage>
  );
}

function Facts() {
  return (
    <Panels>
      <Panel span="whole">
        <Section title={say('上架检查', 'Before it is offered')} note={say('1 项待补', '1 missing')}>
          <Stack gap="s2">
            <StatusMark glyph="full" tone="positive">
              {say('批发价高于成本', 'Priced above its cost')}
            </StatusMark>
            <StatusMark glyph="triangle" tone="warning">
              {say('英文说明', 'Description in English')}
            </StatusMark>
          </Stack>
        </Section>
      </Panel>
      <Panel span="whole">
        <Section title={say('所在清单', 'On lists')}>
          <Text as="p">{say('AW25 米兰女装现货 第二批', 'AW25 Milan womenswear, drop two')}</Text>
        </Section>
      </Panel>
    </Panels>
  );
}

const meta = {
  title: 'Pages/FormPage',
  component: ProductPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { hasSide: true, onSubmit: fn(), onDiscard: fn() },
} satisfies Meta<typeof ProductPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is changed yet: one way to save, in the header. */
export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: '放弃修改' })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: '成本' })).toHaveAttribute('readonly');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(stored));
  },
};

/** Unsaved input is counted, and may be discarded. */
export const Unsaved: Story = {
  args: { unsaved: 4 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('4 处未保存')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '放弃修改' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

/** Another user saved meanwhile: what both changed stands above the fields. */
export const Conflict: Story = {
  args: { unsaved: 2, hasConflict: true },
  play: async ({ canvas, userEvent }) => {
    const both = within(await canvas.findByRole('group', { name: '批发价' }));
    await expect(both.getByText(/€425\.00/)).toBeVisible();
    await userEvent.click(both.getByRole('button', { name: '批发价：采用现存内容' }));
    await expect(canvas.getByRole('textbox', { name: '批发价' })).toHaveValue('425.00');
  },
};

/** Faulty fields are listed above the others, and the focus goes to the first. */
export const Faults: Story = {
  args: { unsaved: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: '中文品名' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: '英文品名' }));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('有 2 处需要改正');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '中文品名' })).toHaveFocus());
  },
};

/** The way to save stays in view while the page scrolls. */
export const Scrolled: Story = {
  args: { hasSide: false, unsaved: 1 },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /仓库/ }).scrollIntoView({ block: 'end' });
    const { top, bottom } = canvas.getByRole('button', { name: '保存' }).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** The record is being read. */
export const Loading: Story = {
  render: () => <FormPage title={say('商品', 'Product')} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: '载入中' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '保存' })).toBeNull();
  },
};

/** The record could not be read. */
export const Failed: Story = {
  render: () => (
    <FormPage
      title={say('商品', 'Product')}
      failure={
        <ErrorState
          title={say('商品没有取到', 'The product could not be read')}
          action={<Button>{say('重试', 'Try again')}</Button>}
        />
      }
    />
  ),
};
