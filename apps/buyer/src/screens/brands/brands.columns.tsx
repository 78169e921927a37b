import type { TFunction } from 'i18next';
import { countColumn } from '@selvedge/app-shell/listing/columns';
import { BrandMark } from '@selvedge/design-system/commerce/BrandMark';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Link } from '@selvedge/design-system/primitives/Link';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import type { Formats } from '@selvedge/design-system/i18n';
import type { Brand } from '../../api/schemas';

interface BrandCells {
  onFollow: (brand: Brand) => void;
  /** Id of the brand whose change is being saved. */
  busyId: string | null;
}

/** Returns the link to a brand's products on all open lists. */
const brandProductsHref = ({ id }: Brand): string => `/product/list?brandIds=${encodeURIComponent(id)}`;

/** Returns the columns of the brand list. */
export function brandColumns(
  t: TFunction<'brands'>,
  formats: Formats,
  { onFollow, busyId }: BrandCells,
): TableColumn<Brand>[] {
  return [
    {
      id: 'name',
      phone: 'line1',
      header: t('columns.brand'),
      isRowHeader: true,
      width: '36%',
      render: (brand) => (
        <Inline gap="s3">
          <BrandMark name={brand.name} logo={brand.logo} isDecorative />
          <Link variant="plain" href={brandProductsHref(brand)}>
            <Text face="display">{brand.name}</Text>
          </Link>
        </Inline>
      ),
    },
    {
      id: 'hot',
      phone: 'line2End',
      header: t('columns.hot'),
      render: ({ hot }) => (hot ? <StatusMark glyph="full">{t('hot')}</StatusMark> : null),
    },
    countColumn('products', t('columns.products'), {
      phone: 'line2',
      of: ({ productCount }) => productCount,
    }),
    {
      id: 'fresh',
      phone: 'line3',
      isNamedOnPhone: true,
      header: t('columns.fresh'),
      align: 'end',
      render: ({ newProductCount }) =>
        newProductCount ? (
          <Text isFigure weight="medium">
            +{formats.quantity(newProductCount)}
          </Text>
        ) : (
          <Text ink="weak">–</Text>
        ),
    },
    {
      id: 'goods',
      phone: 'line3End',
      header: t('columns.goods'),
      isHeaderHidden: true,
      align: 'end',
      render: (brand) => <Link href={brandProductsHref(brand)}>{t('goods')}</Link>,
    },
    {
      id: 'follow',
      phone: 'line1End',
      header: t('columns.follow'),
      isHeaderHidden: true,
      align: 'end',
      width: 132,
      render: (brand) => (
        <Button
          size="small"
          variant={brand.followed ? 'quiet' : 'secondary'}
          isPending={busyId === brand.id}
          aria-label={t(brand.followed ? 'unfollowName' : 'followName', { name: brand.name })}
          onPress={() => onFollow(brand)}
        >
          {t(brand.followed ? 'unfollow' : 'follow')}
        </Button>
      ),
    },
  ];
}
