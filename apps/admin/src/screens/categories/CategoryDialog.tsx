import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import { FormNumberField } from '@selvedge/design-system/forms/FormNumberField';
import { FormSelect } from '@selvedge/design-system/forms/FormSelect';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { useLocale } from '@selvedge/design-system/i18n';
import { addCategory, saveCategory } from './categories.api';
import { categoryFormSchema, TOP } from './categoryForm';
import type { CategoryValues } from './categoryForm';
import { placesFor, wayTo } from '../../products/categoryTree';
import type { CategoryRow } from '../../products/categoryTree';

interface CategoryDialogProps {
  rows: readonly CategoryRow[];
  /** Category to change; left out for a new one. */
  category?: CategoryRow;
  /** Initial parent of a new category; left out at the top. */
  parentId?: string;
  onClose: () => void;
}

/** Dialog for a category: names, place in the tree, order. */
export function CategoryDialog({ rows, category, parentId = TOP, onClose }: CategoryDialogProps) {
  const { t } = useTranslation('categories');
  const { locale } = useLocale();
  const once = useIntent();
  const form = useForm<CategoryValues>({
    resolver: schemaResolver(categoryFormSchema),
    mode: 'onTouched',
    defaultValues: {
      parentId: category === undefined ? parentId : (category.parentId ?? TOP),
      name: category?.name ?? '',
      nameEn: category?.nameEn ?? '',
      sort: category?.sort ?? 100,
    },
  });
  const { control } = form;
  const inputOf = ({ parentId: above, sort, ...names }: CategoryValues) => ({
    ...names,
    sort: sort ?? 0,
    parentId: above === TOP ? null : above,
  });
  return (
    <FormDialog
      keptAs={`category:${category?.id ?? `new:${parentId}`}`}
      form={form}
      title={category === undefined ? t('add') : t('editTitle', { name: wayTo(locale, category) })}
      version={category?.version}
      errorText={(words) => t(`validation.${words}`, { defaultValue: words })}
      onSave={(values, version) =>
        category === undefined
          ? once((key) => addCategory(inputOf(values), key))
          : saveCategory(category.id, { ...inputOf(values), version })
      }
      onClose={onClose}
    >
      <FormTextField control={control} name="name" label={t('field.name')} />
      <FormTextField control={control} name="nameEn" label={t('field.nameEn')} />
      <FormSelect
        control={control}
        name="parentId"
        label={t('field.parent')}
        options={[
          { id: TOP, label: t('top') },
          ...placesFor(rows, category).map((row) => ({ id: row.id, label: wayTo(locale, row) })),
        ]}
      />
      <FormNumberField
        control={control}
        name="sort"
        label={t('field.sort')}
        description={t('field.sortNote')}
        minValue={0}
      />
    </FormDialog>
  );
}
