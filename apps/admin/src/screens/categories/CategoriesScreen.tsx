import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { plainList } from '@selvedge/app-shell/listing/listAnswer';
import { ListPage } from '@selvedge/design-system/pages/ListPage';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { useLocale } from '@selvedge/design-system/i18n';
import { DeleteDialog } from '../../listing/DeleteDialog';
import { categoriesQuery } from '../../products/choices.api';
import { deleteCategory } from './categories.api';
import { useColumns } from './categories.columns';
import type { AskedOfCategory } from './categories.columns';
import { wayTo } from '../../products/categoryTree';

const CategoryDialog = lazyDialog(() => import('./CategoryDialog').then((part) => part.CategoryDialog));

/** Page of the category tree: categories are named in both languages, ordered, moved, and deleted while empty. */
export function CategoriesScreen() {
  const { t } = useTranslation('categories');
  const { locale } = useLocale();
  const categories = useQuery(categoriesQuery);
  const [asked, ask] = useState<AskedOfCategory>();
  const [isAdding, setAdding] = useState(false);
  const rows = categories.data?.list ?? [];
  const close = (): void => ask(undefined);
  return (
    <ListPage
      title={t('common:route.categories')}
      lead={t('lead')}
      actions={
        <Button variant="primary" size="header" onPress={() => setAdding(true)}>
          {t('add')}
        </Button>
      }
      list={{
        ...plainList(categories, t('failed')),
        narrowing: null,
        empty: <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>,
        columns: useColumns(ask),
        rowId: (row) => row.id,
      }}
    >
      {isAdding && <CategoryDialog rows={rows} onClose={() => setAdding(false)} />}
      {asked?.kind === 'edit' && <CategoryDialog rows={rows} category={asked.category} onClose={close} />}
      {asked?.kind === 'addBelow' && (
        <CategoryDialog rows={rows} parentId={asked.category.id} onClose={close} />
      )}
      {asked?.kind === 'delete' && (
        <DeleteDialog
          title={t('deleteTitle', { name: wayTo(locale, asked.category) })}
          text={t('deleteText')}
          onDelete={() => deleteCategory(asked.category.id)}
          onClose={close}
        />
      )}
    </ListPage>
  );
}
