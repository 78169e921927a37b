import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearch } from 'wouter';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';
import { FormPage } from '@selvedge/design-system/pages/FormPage';
import { productFormQuery } from './productEditor.api';
import { ProductEditor } from './ProductEditor';
import { copyOf, NEW_PRODUCT, valuesOf } from './productForm';

/** Id in the address of a new product. */
const NEW = 'new';

/** Page of one product: a new one, a copy of another, or one to change. */
export function ProductEditorScreen() {
  const { t } = useTranslation(['productEditor', 'orders']);
  const { id = NEW } = useParams();
  const from = new URLSearchParams(useSearch()).get('from');
  const [saved, setSaved] = useState(0);
  const isNew = id === NEW;
  const source = isNew ? from : id;
  const query = useQuery({ ...productFormQuery(source ?? ''), enabled: source !== null });
  if (isNew && source === null) return <ProductEditor values={NEW_PRODUCT} />;
  if (query.data && isNew) return <ProductEditor values={copyOf(query.data)} />;
  // The query may be refetched at any time; the form keeps its initial values, and the input.
  if (query.data)
    return (
      <ProductEditor
        key={saved}
        values={valuesOf(query.data)}
        product={query.data}
        onSaved={() => setSaved(saved + 1)}
      />
    );
  return (
    <FormPage
      title={t('common:route.productEditor')}
      failure={answerOf(query).hasFailed && <ReadFailure title={t('failed')} query={query} />}
    />
  );
}
