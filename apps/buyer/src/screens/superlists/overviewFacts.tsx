import type { TFunction } from 'i18next';
import type { Fact } from '@selvedge/design-system/layout/FactStrip';
import type { Formats } from '@selvedge/design-system/i18n';
import { ProportionBar } from '@selvedge/design-system/commerce/ProportionBar';
import type { ProductOverview } from '../../api/schemas';

/** Returns the figures for the filter: styles, pieces, value, hot and standard, and the largest brand, category and season. */
export function overviewFacts(
  overview: ProductOverview | undefined,
  t: TFunction<'listDetail'>,
  formats: Formats,
): Fact[] {
  const { spuCount = null, skuCount = null, brandCount = null, stockQty = null } = overview ?? {};
  const figures = [formats.quantity(overview?.productCount ?? null), formats.quantity(skuCount)];
  const largest = (name: string, [slice]: ProductOverview['byBrand'] = []): Fact => ({
    name,
    value: slice?.label ?? '–',
    note: slice && formats.percent(slice.shareBp),
  });
  return [
    {
      name: t('facts.styles'),
      value: figures.join(' / '),
      note:
        spuCount === null
          ? undefined
          : t('overview.styles', { count: spuCount, shown: formats.quantity(spuCount) }),
    },
    { name: t('overview.brands'), value: formats.quantity(brandCount) },
    {
      name: t('facts.stock'),
      value: stockQty === null ? '–' : formats.count(stockQty, 'pieceShort'),
      note: overview && formats.displayMoney(overview.stockValueCents),
    },
    {
      name: t('facts.hot'),
      value: overview ? (
        <ProportionBar
          firstBp={overview.hotBp}
          label={t('facts.hotShares', {
            hot: formats.percent(overview.hotBp),
            standard: formats.percent(overview.standardBp),
          })}
        />
      ) : (
        '–'
      ),
    },
    largest(t('overview.brand'), overview?.byBrand),
    largest(t('overview.category'), overview?.byCategory),
    largest(t('overview.season'), overview?.bySeason),
  ];
}
