import { useId, useState } from 'react';
import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { KeptStrip } from '@selvedge/app-shell/kept/KeptStrip';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import { useKeptForm } from '@selvedge/app-shell/kept/useKeptForm';
import { NewestButton } from '@selvedge/app-shell/forms/NewestButton';
import { useVersionedSubmit } from '@selvedge/app-shell/forms/useVersionedSubmit';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Form } from '@selvedge/design-system/forms/Form';
import { Link } from '@selvedge/design-system/primitives/Link';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { toast } from '@selvedge/design-system/primitives/Toast';
import type { ProductForm } from '../../api/schemas';
import { DeleteDialog } from '../../listing/DeleteDialog';
import { Allowed } from '../../session/Allowed';
import { useReplaceTab, usePageTab } from '../../tabs/pageAddress';
import { deleteProducts } from '../../products/deleteProducts';
import { addProduct, saveProduct } from './productEditor.api';
import { Facts } from './Facts';
import { Pictures } from './Pictures';
import { inputOf, productSchema } from './productForm';
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
  const id = useId();
  const once = useIntent();
  const [isLeaving, leave] = useState(false);
  const form = useForm<ProductValues>({
    resolver: schemaResolver(productSchema),
    mode: 'onTouched',
    defaultValues: values,
  });
  const kept = useKeptForm(form, `product:${product?.id ?? 'new'}`);
  const name = product && (i18n.language.startsWith('en') ? product.nameEn : product.name);
  usePageTab(name);
  const move = useReplaceTab();
  const { submit, loadNewest } = useVersionedSubmit({
    form,
    version: product?.version,
    onSave: async (sent, version) => {
      if (product !== undefined) return saveProduct(product.id, { ...inputOf(sent), version });
      const made = await once((key) => addProduct(inputOf(sent), key));
      move(`/goods/edit/${made.id}`);
      return made;
    },
    onSaved: () => {
      kept.forget();
      toast.show({ tone: 'positive', message: t('common:messages.saved') });
      onSaved?.();
    },
  });
  return (
    <Page
      ground="surface"
      isInset
      header={
        <PageHeader
          title={name ?? t('new')}
          lead={product && t('onLists', { count: product.lists.length })}
          actions={
            <>
              {product && (
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
              )}
              <Button
                variant="primary"
                size="header"
                type="submit"
                form={id}
                isPending={form.formState.isSubmitting}
              >
                {t('common:actions.save')}
              </Button>
            </>
          }
        />
      }
    >
      <Form
        id={id}
        form={form}
        onSubmit={submit}
        label={t('common:route.productEditor')}
        errorText={(words) => t(`validation.${words}`, { defaultValue: words })}
      >
        <NewestButton loadNewest={loadNewest} />
        <KeptStrip keptAt={kept.keptAt} onDiscard={kept.discard} />
        <Words />
        <Facts />
        <Sizes />
        <Pictures />
      </Form>
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
    </Page>
  );
}
