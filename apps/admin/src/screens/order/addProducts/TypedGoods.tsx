import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { Columns } from '@selvedge/design-system/layout/Columns';
import { FormComboBox } from '@selvedge/design-system/forms/FormComboBox';
import { FormNumberField } from '@selvedge/design-system/forms/FormNumberField';
import { FormSelect } from '@selvedge/design-system/forms/FormSelect';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { useLocale } from '@selvedge/design-system/i18n';
import type { OrderDetail, SubOrder } from '../../../api/schemas';
import { wayTo } from '../../../products/categoryTree';
import { brandChoices } from '../../../choices/choices.api';
import { useChoices } from '../../../choices/useChoices';
import { categoriesQuery } from '../../../products/choices.api';
import { FailedChoices } from '@selvedge/app-shell/listing/FailedChoices';
import { changeLines, renewOrders } from '../order.api';
import { noOf } from '../order.model';
import { BLANK_PRODUCT, typedLine, typedSchema } from './typedForm';

const money = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

interface TypedProductProps {
  order: OrderDetail;
  sub: SubOrder;
  onClose: () => void;
}

/** Dialog that adds a product which no list has, entered by hand, to a sub-order. */
export function TypedGoods({ order, sub, onClose }: TypedProductProps) {
  const { t } = useTranslation('orders');
  const { locale } = useLocale();
  const categories = useQuery(categoriesQuery);
  const form = useForm({ resolver: schemaResolver(typedSchema), defaultValues: BLANK_PRODUCT });
  const { control } = form;
  const label = (name: keyof typeof BLANK_PRODUCT) => t(`addGoods.field.${name}`);
  const brandId = useWatch({ control, name: 'brandId' });
  const brands = useChoices(brandChoices, { label: label('brandId'), chosen: [brandId] });
  return (
    <FormDialog
      keptAs={`typedGoods:${sub.id}`}
      form={form}
      size="large"
      title={t('addGoods.typedTitle', { no: noOf(sub) })}
      description={t('addGoods.typedText')}
      version={order.version}
      action={t('addGoods.do')}
      done={t('addGoods.done')}
      errorText={(key) => t(`addGoods.wrong.${key}` as 'addGoods.wrong.needed', { defaultValue: key })}
      onSave={async (values, version) => {
        await changeLines(order.id, { lines: [typedLine(sub.id, values)], version });
        await renewOrders();
      }}
      onClose={onClose}
    >
      <FailedChoices reads={[[label('categoryId'), categories]]} />
      <Columns template="two">
        <FormTextField control={control} name="intlCode" label={label('intlCode')} />
        <FormTextField control={control} name="name" label={label('name')} />
        <FormComboBox {...brands} control={control} name="brandId" label={label('brandId')} />
        <FormSelect
          control={control}
          name="categoryId"
          label={label('categoryId')}
          options={(categories.data?.list ?? []).map((row) => ({ id: row.id, label: wayTo(locale, row) }))}
        />
        <FormTextField control={control} name="color" label={label('color')} />
        <FormTextField control={control} name="size" label={label('size')} />
        <FormNumberField control={control} name="qty" label={label('qty')} minValue={1} />
        <FormNumberField
          control={control}
          name="price"
          label={label('price')}
          prefix="€"
          minValue={0}
          formatOptions={money}
        />
      </Columns>
      <FormTextField control={control} name="note" label={label('note')} />
    </FormDialog>
  );
}
