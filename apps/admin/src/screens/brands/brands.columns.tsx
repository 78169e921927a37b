import { useTranslation } from 'react-i18next';
import { countColumn, numberColumn } from '@selvedge/app-shell/listing/columns';
import { BrandMark } from '@selvedge/design-system/commerce/BrandMark';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import type { BrandRow } from '../../api/schemas';
import { menuColumn } from '@selvedge/design-system/primitives/RowMenu';
import { useAllowed } from '../../session/Allowed';

/** Action on one brand. */
export interface AskedOfBrand {
  kind: 'edit' | 'delete';
  brand: BrandRow;
}

/** Returns the columns of the list of brands. */
export function useColumns(onAsk: (asked: AskedOfBrand) => void): TableColumn<BrandRow>[] {
  const { t } = useTranslation('brands');
  const mayEdit = useAllowed(['biz:brand:edit']);
  const mayDelete = useAllowed(['biz:brand:delete']);
  return [
    {
      id: 'name',
      phone: 'line1',
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
      phone: 'line1End',
      header: t('columns.heat'),
      width: 112,
      render: ({ hot }) =>
        hot && (
          <StatusMark glyph="full" tone="positive">
            {t('isHot')}
          </StatusMark>
        ),
    },
    countColumn('productCount', t('columns.productCount'), { phone: 'line2', isSortable: true, width: 112 }),
    numberColumn('sort', t('columns.sort'), { phone: 'line2End', isSortable: true, width: 96 }),
    menuColumn(t('columns.more'), (brand) => ({
      label: t('more', { name: brand.name }),
      steps: [
        mayEdit && { id: 'edit', label: t('step.edit'), onAction: () => onAsk({ kind: 'edit', brand }) },
        mayDelete && {
          id: 'delete',
          label: t('step.delete'),
          onAction: () => onAsk({ kind: 'delete', brand }),
        },
      ],
    })),
  ];
}
