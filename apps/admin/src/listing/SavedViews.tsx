import { NamedViews } from '@selvedge/app-shell/listing/NamedViews';
import { useMutation, useQuery } from '@tanstack/react-query';
import { keepListPreference, preferenceQuery } from '../session/preference.api';
import { viewsOf, withoutView, withView } from './views';

interface SavedViewsProps {
  /** Name of the list in the user's preferences. */
  list: string;
  /** Current query of the address. */
  search: string;
  onOpen: (search: string) => void;
}

/** Saved views of a list: opens one, saves the current one, removes one. */
export function SavedViews({ list, search, onOpen }: SavedViewsProps) {
  const read = useQuery(preferenceQuery);
  const all = read.data?.presets ?? [];
  const keep = useMutation({ mutationFn: keepListPreference });
  return (
    <NamedViews
      keptAs={list}
      read={read}
      views={viewsOf(list, all)}
      search={search}
      isPending={keep.isPending}
      onOpen={onOpen}
      onKeep={(name, query) => keep.mutateAsync({ presets: withView(all, { page: list, name, query }) })}
      onRemove={(view) => keep.mutate({ presets: withoutView(all, view) })}
    />
  );
}
