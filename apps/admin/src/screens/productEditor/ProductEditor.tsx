import { useState } from 'react';
import { FormPage } from '@selvedge/app-shell/forms/FormPage';
import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Link } from '@selvedge/design-system/primitives/Link';
import type { ProductForm } from '../../api/schemas';
import { DeleteDialog } from '../../listing/DeleteDialog';
import { Allowed } from '../../session/Allowed';
import { useReplaceTab, usePageTab } from '../../tabs/pageAddress';
import { deleteProducts } from '../../products/deleteProducts';
import { addProduct, saveProduct } from './productEditor.api';
import { Facts } from './Facts';
import { Pictures } from './Pictures';
import { inputOf, productSchema, valuesOf } from './productForm';
import type { ProductValues } from './productForm';
import { Sizes } from './Sizes';
import { Words } from './Words';

interface ProductEditorProps {
  /** Initial values of the form. */
  values: ProductValues;
  /** Product to change; left out for a new one. */
  product?: ProductForm;
  /** Called once a change is saved and refetched. */
  onSaved?: () => void;
}

const TABLE = '/goods/product';

/** Form of a product: pictures, texts in both languages, facts and prices, sizes. */
export function ProductEditor({ values, product, onSaved }: ProductEditorProps) {
  const { t, i18n } = useTranslation('productEditor');
  const once = useIntent();
  const [isLeaving, leave] = useState(false);
  const form = useForm<ProductValues>({
    resolver: schemaResolver(productSchema),
    mode: 'onTouched',
    defaultValues: values,
  });
  const name = product && (i18n.language.startsWith('en') ? product.nameEn : product.name);
  usePageTab(name);
  const move = useReplaceTab();
  return (
    <FormPage
      form={form}
      keptAs={`product:${product?.id ?? 'new'}`}
      version={product?.version}
      valuesOf={(record) => valuesOf(record as ProductForm)}
      title={name ?? t('new')}
      lead={product && t('onLists', { count: product.lists.length })}
      label={t('common:route.productEditor')}
      errorText={(words) => t(`validation.${words}`, { defaultValue: words })}
      fieldNames={{ sizes: t('sizes.title'), images: t('pictures.title') }}
      actions={
        product && (
          <>
            <Link variant="quiet" size="header" href={`/goods/edit/new?from=${product.id}`}>
              {t('copy')}
            </Link>
            <Allowed anyOf={['biz:product:delete']}>
              <Button variant="danger" size="header" onPress={() => leave(true)}>
                {t('common:actions.delete')}
              </Button>
            </Allowed>
          </>
        )
      }
      onSave={async (sent, version) => {
        if (product !== undefined) return saveProduct(product.id, { ...inputOf(sent), version });
        const made = await once((key) => addProduct(inputOf(sent), key));
        move(`/goods/edit/${made.id}`);
        return made;
      }}
      onSaved={onSaved}
    >
      <Pictures />
      <Words />
      <Facts />
      <Sizes />
      {product && isLeaving && (
        <DeleteDialog
          title={t('deleteTitle', { name })}
          text={t('deleteText')}
          onDelete={async () => {
            await deleteProducts([product.id]);
            move(TABLE);
          }}
          onClose={() => leave(false)}
        />
      )}
    </FormPage>
  );
}
