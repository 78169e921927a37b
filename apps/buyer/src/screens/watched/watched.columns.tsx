import type { TFunction } from 'i18next';
import { dateColumn, moneyColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import { isOneSize } from '@selvedge/design-system/formats';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import { ProductCell } from '@selvedge/design-system/commerce/ProductCell';
import { Stack } from '@selvedge/design-system/layout/Stack';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import type { Formats } from '@selvedge/design-system/i18n';
import { pictureSrc } from '../../trade/picture';
import { productHref } from '../../trade/productLink';
import type { TakenBack, Watched } from './watched.api';

/** Returns the key of a row: a product, or one of its sizes. */
export const watchedKey = ({ productId, skuId = '' }: Watched): string => `${productId} ${skuId}`;

interface WatchedSteps {
  onTakeBack: (taken: TakenBack) => void;
  /** Alert that is being removed. */
  busy: TakenBack | null;
}

function sizeWords({ size }: Watched, t: TFunction<'watched'>): string {
  if (size === undefined) return t('allSizes');
  return isOneSize(size) ? t('oneSize') : size;
}

/** Returns the columns of the alerts: product, size, price then and now, stock, and the alerts with their remove buttons. */
export function watchedColumns(
  t: TFunction<'watched'>,
  formats: Formats,
  { onTakeBack, busy }: WatchedSteps,
): TableColumn<Watched>[] {
  return [
    {
      id: 'goods',
      phone: 'line1',
      header: t('columns.goods'),
      isRowHeader: true,
      width: '30%',
      render: ({ brandName, name, color, image, productId }) => (
        <ProductCell
          brand={brandName}
          name={name}
          colour={color}
          href={productHref(productId)}
          pictureSrc={pictureSrc(image)}
          hasLargePicture
        />
      ),
    },
    textColumn('size', t('columns.size'), { phone: 'line2', of: (watched) => sizeWords(watched, t) }),
    moneyColumn('then', t('columns.then'), {
      phone: 'line2End',
      isNamedOnPhone: true,
      of: ({ priceCents }) => priceCents,
    }),
    {
      id: 'now',
      phone: 'line1End',
      header: t('columns.now'),
      align: 'end',
      render: ({ priceNowCents, offered }) =>
        offered ? <PriceCell cents={priceNowCents} /> : <Text ink="weak">{t('notOffered')}</Text>,
    },
    {
      id: 'stock',
      phone: 'line3',
      isNamedOnPhone: true,
      header: t('columns.stock'),
      align: 'end',
      render: ({ stockQty }) =>
        stockQty === 0 ? t('soldOut') : <Text isFigure>{formats.quantity(stockQty)}</Text>,
    },
    dateColumn('askedAt', t('columns.askedAt'), { phone: 'line3End' }),
    {
      id: 'on',
      header: t('columns.on'),
      width: '18%',
      render: (watched) => (
        <Stack gap="s1">
          {watched.on.map((kind) => (
            <Inline key={kind} gap="s4">
              <Text>{t(`kinds.${kind}`)}</Text>
              <Button
                variant="quiet"
                size="small"
                aria-label={t('takeBackNamed', { what: t(`kinds.${kind}`), name: watched.name })}
                isPending={busy?.watched === watched && busy.kind === kind}
                onPress={() => onTakeBack({ watched, kind })}
              >
                {t('takeBack')}
              </Button>
            </Inline>
          ))}
        </Stack>
      ),
    },
  ];
}
