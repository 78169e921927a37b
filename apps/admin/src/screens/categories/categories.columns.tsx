import { useTranslation } from 'react-i18next';
import { countColumn, numberColumn, textColumn } from '@selvedge/app-shell/listing/columns';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useLocale } from '@selvedge/design-system/i18n';
import { calledIn, LEVELS, wayTo } from '../../products/categoryTree';
import type { CategoryRow } from '../../products/categoryTree';
import { menuColumn } from '@selvedge/design-system/primitives/RowMenu';

const SLASH = ' / ';
const KINDS = ['edit', 'addBelow', 'delete'] as const;

/** Action on one category. */
export interface AskedOfCategory {
  kind: (typeof KINDS)[number];
  category: CategoryRow;
}

/** Returns the columns of the categories: the path to each, its number of products, its sort number. */
export function useColumns(onAsk: (asked: AskedOfCategory) => void): TableColumn<CategoryRow>[] {
  const { t } = useTranslation('categories');
  const { locale } = useLocale();
  return [
    {
      id: 'name',
      phone: 'line1',
      header: t('columns.name'),
      isRowHeader: true,
      width: 320,
      render: (row) => (
        <>
          {row.above.length > 0 && (
            <Text ink="weak">{row.above.map((one) => calledIn(locale, one)).join(SLASH) + SLASH}</Text>
          )}
          <Text weight="medium">{calledIn(locale, row)}</Text>
        </>
      ),
    },
    textColumn('other', t('columns.other'), {
      phone: 'line2',
      yields: 1,
      width: 200,
      ink: 'medium',
      of: (row) => calledIn(locale.startsWith('en') ? 'zh-CN' : 'en', row),
    }),
    countColumn('productCount', t('columns.productCount'), { phone: 'line1End', width: 128 }),
    numberColumn('sort', t('columns.sort'), { phone: 'line2End', width: 96 }),
    menuColumn(t('columns.more'), (category) => ({
      label: t('more', { name: wayTo(locale, category) }),
      steps: KINDS.map(
        (kind) =>
          (kind !== 'addBelow' || category.above.length + 1 < LEVELS) && {
            id: kind,
            label: t(`step.${kind}`),
            onAction: () => onAsk({ kind, category }),
          },
      ),
    })),
  ];
}
