import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CompareTable } from '@selvedge/design-system/commerce/CompareTable';
import type { CompareItem } from '@selvedge/design-system/commerce/CompareTable';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';
import { useFormats } from '@selvedge/design-system/i18n';
import type { ProductDetail } from '../../api/schemas';
import { productQuery } from '../../trade/productQuery';
import { errorWords } from '../../trade/errorWords';
import { pictureSrc } from '../../trade/picture';
import { productHref } from '../../trade/productLink';
import type { Compared } from './compare';
import { compareRows } from './compareRows';

interface CompareDialogProps {
  compared: readonly Compared[];
  /** Called with the keys of the remaining products; an empty array closes the comparison. */
  onChange: (keys: readonly string[]) => void;
}

/** Dialog that compares up to four products side by side: prices, sizes in stock, lead time, material. */
export function CompareDialog({ compared, onChange }: CompareDialogProps) {
  const { t } = useTranslation('superlists');
  const formats = useFormats();
  const found = useQueries({
    queries: compared.map(({ productId, listId }) => productQuery(productId, listId)),
  });
  const items = compared.map(({ key, listId }, index): CompareItem<ProductDetail> => {
    const product = found[index]?.data;
    const error = found[index]?.error;
    return {
      id: key,
      facts: product,
      problem: error ? errorWords(error) : undefined,
      head: product && {
        label: `${product.brandName} ${product.name} ${product.color}`,
        overline: product.brandName,
        name: t('compare.named', { name: product.name, color: product.color }),
        pictureUrl: pictureSrc(product.images[0]),
        href: productHref(product.id, listId),
      },
    };
  });
  return (
    <Dialog
      isOpen={compared.length > 0}
      onOpenChange={() => onChange([])}
      size="wide"
      isPrinted
      title={t('compare.title')}
    >
      <CompareTable
        label={t('compare.title')}
        items={items}
        rows={compareRows(t, formats)}
        onRemove={(id) => onChange(compared.map(({ key }) => key).filter((key) => key !== id))}
      />
    </Dialog>
  );
}
