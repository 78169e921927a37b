import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandMark } from '@selvedge/design-system/commerce/BrandMark';
import { EllipsisIcon } from '@selvedge/design-system/primitives/Icon';
import { IconButton } from '@selvedge/design-system/primitives/IconButton';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Menu } from '@selvedge/design-system/primitives/Menu';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import type { BrandRow } from '../../api/schemas';
import { useAllowed } from '../../session/Allowed';

const EDIT = ['biz:brand:edit'] as const;
const DELETE = ['biz:brand:delete'] as const;

/** Action on one brand. */
export interface AskedOfBrand {
  kind: 'edit' | 'delete';
  brand: BrandRow;
}

/** Returns the columns of the list of brands. */
export function useColumns(onAsk: (asked: AskedOfBrand) => void): TableColumn<BrandRow>[] {
  const { t } = useTranslation('brands');
  const formats = useFormats();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('columns.name'),
        isRowHeader: true,
        isSortable: true,
        width: 280,
        render: ({ name, logo }) => (
          <Inline gap="s3">
            <BrandMark name={name} logo={logo} isDecorative />
            <Text weight="medium">{name}</Text>
          </Inline>
        ),
      },
      {
        id: 'hot',
        header: t('columns.heat'),
        width: 112,
        render: ({ hot }) =>
          hot ? (
            <StatusMark glyph="full" tone="positive">
              {t('isHot')}
            </StatusMark>
          ) : null,
      },
      {
        id: 'productCount',
        header: t('columns.productCount'),
        align: 'end',
        isSortable: true,
        width: 112,
        render: ({ productCount }) => formats.quantity(productCount),
      },
      {
        id: 'sort',
        header: t('columns.sort'),
        align: 'end',
        isSortable: true,
        width: 96,
        render: ({ sort }) => <Text isFigure>{String(sort)}</Text>,
      },
      {
        id: 'more',
        header: t('columns.more'),
        isHeaderHidden: true,
        align: 'end',
        width: 56,
        render: (brand) => <BrandMenu brand={brand} onAsk={onAsk} />,
      },
    ],
    [t, formats, onAsk],
  );
}

function BrandMenu({ brand, onAsk }: { brand: BrandRow; onAsk: (asked: AskedOfBrand) => void }) {
  const { t } = useTranslation('brands');
  const mayEdit = useAllowed(EDIT);
  const mayDelete = useAllowed(DELETE);
  const kinds = [...(mayEdit ? (['edit'] as const) : []), ...(mayDelete ? (['delete'] as const) : [])];
  if (kinds.length === 0) return null;
  const label = t('more', { name: brand.name });
  return (
    <Menu
      label={label}
      trigger={<IconButton size="small" label={label} icon={<EllipsisIcon />} />}
      groups={[
        {
          id: 'steps',
          items: kinds.map((kind) => ({
            id: kind,
            label: t(`step.${kind}`),
            onAction: () => onAsk({ kind, brand }),
          })),
        },
      ]}
    />
  );
}
