import { NamedViews } from '@selvedge/app-kit/listing/NamedViews';
import { useMutation, useQuery } from '@tanstack/react-query';
import { keepListPreference, preferenceQuery } from '../session/preference.api';
import { viewsOf, withoutView, withView } from './views';

interface SavedViewsProps {
  /** Name of the list among the person's choices. */
  list: string;
  /** The query of the address now. */
  search: string;
  onOpen: (search: string) => void;
}

/** The named states of a list: opens one, keeps the one that is shown, takes one away. */
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
