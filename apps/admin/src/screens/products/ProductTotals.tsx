import type { components } from '@selvedge/api-spec/types';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import { Text } from '@selvedge/design-system/layout/Text';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { useFormats, useLocale } from '@selvedge/design-system/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Sums over all products that match the filters, not over the page. */
export function ProductTotals({ sums }: { sums: components['schemas']['SelectionTotals'] }) {
  const { t } = useTranslation('products');
  const formats = useFormats();
  const { areAmountsHidden } = useLocale();
  const { productCount, skuCount, stockQty, stockValueCents } = sums;
  const parts: [string, ReactNode][] = [
    [t('totals.products'), formats.quantity(productCount)],
    [t('totals.skus'), formats.quantity(skuCount)],
    [t('totals.stock'), formats.quantity(stockQty)],
    ...(areAmountsHidden
      ? []
      : [
          [t('totals.value'), <PriceCell key="value" cents={stockValueCents} />] satisfies [
            string,
            ReactNode,
          ],
        ]),
  ];
  return (
    <Toolbar label={t('totals.name')} gap="wide">
      <Text size="caption" ink="weak">
        {t('totals.name')}
      </Text>
      {parts.map(([name, value]) => (
        <Text key={name}>
          <Text size="caption" ink="weak">
            {name}
          </Text>{' '}
          <Text weight="medium" isFigure>
            {value}
          </Text>
        </Text>
      ))}
    </Toolbar>
  );
}
