import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { navigate, readAddress, useHashSearch } from '@selvedge/app-shell/app/hashLocation';
import { NamedViews } from '@selvedge/app-shell/listing/NamedViews';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { deleteFilter, filtersChanged, filtersQuery, saveFilter } from './filters.api';
import type { FilterPage, SavedFilter } from './filters.api';
import { useDefaultFilter } from './useDefaultFilter';

/** Named filters of a page, shared by all devices of the user: opens, saves, renames and deletes them, and sets the default one. */
export function SavedFilters({ page }: { page: FilterPage }) {
  const { t } = useTranslation();
  const search = useHashSearch();
  const read = useQuery(filtersQuery(page));
  const views = read.data ?? [];
  useDefaultFilter(read.data);
  const save = useMutation({
    mutationFn: saveFilter,
    onSettled: filtersChanged,
    onSuccess: () => toast.show({ tone: 'positive', message: t('messages.saved') }),
  });
  const remove = useMutation({
    mutationFn: deleteFilter,
    onSettled: filtersChanged,
    onSuccess: () => toast.show({ tone: 'positive', message: t('messages.deleted') }),
  });
  const changed = (
    { id, name, query, isDefault, notify, version }: SavedFilter,
    next: Partial<SavedFilter>,
  ) => ({ id, page, name, query, isDefault, notify, version, ...next });
  return (
    <NamedViews
      keptAs={page}
      read={read}
      views={views}
      search={search}
      isPending={save.isPending || remove.isPending}
      onOpen={(query) => navigate(`${readAddress(window.location).path}?${query}`)}
      onKeep={(name, query) => {
        const same = views.find((view) => view.name.toLowerCase() === name.toLowerCase());
        return save.mutateAsync(same ? changed(same, { name, query }) : { page, name, query });
      }}
      onRename={(view, name) => save.mutateAsync(changed(view, { name }))}
      onDefault={(view, isDefault) => save.mutate(changed(view, { isDefault }))}
      onRemove={({ id }) => remove.mutate(id)}
    />
  );
}
