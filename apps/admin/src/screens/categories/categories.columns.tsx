import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EllipsisIcon } from '@selvedge/design-system/primitives/Icon';
import { IconButton } from '@selvedge/design-system/primitives/IconButton';
import { Menu } from '@selvedge/design-system/primitives/Menu';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats, useLocale } from '@selvedge/design-system/i18n';
import { calledIn, LEVELS, wayTo } from '../../goods/categoryTree';
import type { CategoryRow } from '../../goods/categoryTree';

const SLASH = ' / ';

/** Action on one category. */
export interface AskedOfCategory {
  kind: 'edit' | 'addBelow' | 'delete';
  category: CategoryRow;
}

/** Returns the columns of the categories: the path to each, its number of products, its sort number. */
export function useColumns(onAsk: (asked: AskedOfCategory) => void): TableColumn<CategoryRow>[] {
  const { t } = useTranslation('categories');
  const formats = useFormats();
  const { locale } = useLocale();
  return useMemo(
    () => [
      {
        id: 'name',
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
      {
        id: 'other',
        yields: 1,
        header: t('columns.other'),
        width: 200,
        render: ({ name, nameEn }) => (
          <Text ink="medium">{calledIn(locale.startsWith('en') ? 'zh-CN' : 'en', { name, nameEn })}</Text>
        ),
      },
      {
        id: 'productCount',
        header: t('columns.productCount'),
        align: 'end',
        width: 128,
        render: ({ productCount }) => formats.quantity(productCount),
      },
      {
        id: 'sort',
        header: t('columns.sort'),
        align: 'end',
        width: 96,
        render: ({ sort }) => <Text isFigure>{String(sort)}</Text>,
      },
      {
        id: 'more',
        header: t('columns.more'),
        isHeaderHidden: true,
        align: 'end',
        width: 56,
        render: (category) => <CategoryMenu category={category} onAsk={onAsk} />,
      },
    ],
    [t, formats, locale, onAsk],
  );
}

interface CategoryMenuProps {
  category: CategoryRow;
  onAsk: (asked: AskedOfCategory) => void;
}

function CategoryMenu({ category, onAsk }: CategoryMenuProps) {
  const { t } = useTranslation('categories');
  const { locale } = useLocale();
  const isDeepest = category.above.length + 1 >= LEVELS;
  const kinds = isDeepest ? (['edit', 'delete'] as const) : (['edit', 'addBelow', 'delete'] as const);
  const label = t('more', { name: wayTo(locale, category) });
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
            onAction: () => onAsk({ kind, category }),
          })),
        },
      ]}
    />
  );
}
