import { Inline } from '@selvedge/design-system/layout/Inline';
import { Lightbox } from '@selvedge/design-system/primitives/Lightbox';
import { Link } from '@selvedge/design-system/primitives/Link';
import { Panel, Panels } from '@selvedge/design-system/layout/Panels';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import { Section } from '@selvedge/design-system/layout/Section';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Table } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { COST_PERM, PRICE_PERM } from '@selvedge/domain/people/fieldVisibility';
import { useTranslation } from 'react-i18next';
import type { StaffProduct } from '../../api/schemas';
import { Allowed, useAllowed } from '../../session/Allowed';
import { StockTools } from './StockTools';
import { SaleState } from './products.columns';
import { marginBp } from './products.model';

const EDIT = ['biz:product:edit'] as const;
const COST = [COST_PERM] as const;
const PRICE = [PRICE_PERM] as const;
const PIECES = ['onHandQty', 'lockedQty', 'incomingQty', 'stockQty'] as const;

/** Details of a product beside the table: its facts, its prices, its stock, and its lists. */
export function ProductDetail({ product }: { product: StaffProduct }) {
  const { t } = useTranslation('products');
  const formats = useFormats();
  const seesCost = useAllowed(COST);
  const seesPrices = useAllowed(PRICE);
  const { wholesalePriceCents, costCents, retailPriceCents } = product;
  const prices: [string, number | null][] = [
    ...(seesCost ? [[t('columns.costCents'), costCents] satisfies [string, number | null]] : []),
    ...(seesPrices
      ? [[t('columns.wholesalePriceCents'), wholesalePriceCents] satisfies [string, number | null]]
      : []),
    [t('columns.retailPriceCents'), retailPriceCents],
  ];
  return (
    <Panels>
      <Panel span="whole">
        <Inline gap="s5" align="start">
          <Lightbox
            name={[product.brandName, product.name].join(' ')}
            pictures={(product.images.length > 0 ? product.images : [undefined]).map((src) => ({
              src,
              alt: product.name,
            }))}
            size="medium"
            isFirstOnly
            isEager
          />
          <Stack gap="s2">
            <Text weight="medium">{product.brandName}</Text>
            <Text>{product.name}</Text>
            <Text ink="medium" isFigure>
              {product.intlCode}
            </Text>
            <Text ink="weak">{[product.categoryName, product.color, product.season].join(t('comma'))}</Text>
            <Text ink="weak">{product.supplierName}</Text>
            <SaleState product={product} />
            <Allowed anyOf={EDIT}>
              <Link href={`/goods/edit/${product.id}`}>{t('edit')}</Link>
            </Allowed>
          </Stack>
        </Inline>
      </Panel>
      <Panel span="whole">
        <Section title={t('prices')} note={t('perPiece')}>
          <Stack gap="s2">
            {prices.map(([name, cents]) => (
              <Inline key={name} justify="between">
                <Text ink="weak">{name}</Text>
                <PriceCell cents={cents} />
              </Inline>
            ))}
            {seesCost && seesPrices && (
              <Inline justify="between">
                <Text ink="weak">{t('margin')}</Text>
                <Text isFigure>{formats.percent(marginBp(wholesalePriceCents, costCents))}</Text>
              </Inline>
            )}
          </Stack>
        </Section>
      </Panel>
      <Panel span="whole">
        <Section title={t('pieces')} note={product.warehouseId} end={<StockTools product={product} />}>
          <Table
            label={t('pieces')}
            rows={product.sizes}
            rowId={({ skuId }) => skuId}
            columns={[
              { id: 'size', header: t('columns.size'), isRowHeader: true, render: ({ size }) => size },
              ...PIECES.map((id) => ({
                id,
                header: t(`columns.${id}`),
                align: 'end' as const,
                render: (row: StaffProduct['sizes'][number]) => formats.quantity(row[id]),
              })),
            ]}
          />
        </Section>
      </Panel>
      <Panel span="whole">
        <Section title={t('lists')} note={t('listCount', { count: product.lists.length })}>
          <Stack gap="s2">
            {product.lists.map(({ id, name }) => (
              <Text key={id}>{name}</Text>
            ))}
          </Stack>
        </Section>
      </Panel>
    </Panels>
  );
}
