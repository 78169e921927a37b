import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { ListFilterIcon } from '@selvedge/design-system/primitives/Icon';
import { Popover } from '@selvedge/design-system/primitives/Popover';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { FailedChoices } from './FailedChoices';
import { NamedView } from './NamedView';
import { NameView } from './NameView';
import { viewQuery } from './viewQuery';

/** Named view of a list. */
export interface SavedView {
  name: string;
  /** Query of the address. */
  query: string;
  /** Whether the list opens with this view. */
  isDefault?: boolean;
}

interface NamedViewsProps<View extends SavedView> {
  /** Name of the list, under which a typed name is stored. */
  keptAs: string;
  /** Read of the views: until it succeeds none can be saved, because saving could replace an existing one. */
  read: UseQueryResult<unknown>;
  views: readonly View[];
  /** Current query of the address. */
  search: string;
  isPending: boolean;
  onOpen: (search: string) => void;
  /** Saves the current query as a view; a view of the same name is replaced, as announced before. Rejects when it is refused. */
  onKeep: (name: string, query: string) => Promise<unknown>;
  onRemove: (view: View) => void;
  /** Renames a view to a name that no other view of the list has. Rejects when it is refused; left out when views cannot be renamed. */
  onRename?: (view: View, name: string) => Promise<unknown>;
  /** Sets or clears the view that the list opens with. Left out when lists have no default view. */
  onDefault?: (view: View, isDefault: boolean) => void;
}

/** Button with the named views of a list: opens, saves, renames and deletes them. */
export function NamedViews<View extends SavedView>(props: NamedViewsProps<View>) {
  const { keptAs, read, views, search, isPending, onOpen, onKeep, onRemove, onRename, onDefault } = props;
  const { t } = useTranslation('listing');
  const isRead = read.data !== undefined;
  const query = viewQuery(search);
  const shown = views.find((view) => viewQuery(view.query) === query);
  const isTaken = (name: string, own?: View): boolean =>
    views.some((view) => view !== own && view.name.toLowerCase() === name.toLowerCase());
  return (
    <Popover
      label={t('views.panel')}
      trigger={
        <Button variant="quiet" size="small" icon={<ListFilterIcon />}>
          {shown?.name ?? t('views.button')}
        </Button>
      }
    >
      {(close) => (
        <Stack gap="s4">
          <FailedChoices reads={[[t('views.panel'), read]]} />
          {isRead && views.length === 0 && (
            <Text as="p" size="caption" ink="weak">
              {t('views.none')}
            </Text>
          )}
          {views.map((view) => (
            <NamedView
              key={view.name}
              keptAs={`${keptAs}:${view.name}`}
              view={view}
              isShown={view === shown}
              isPending={isPending}
              isTaken={(name) => isTaken(name, view)}
              onOpen={() => {
                onOpen(view.query);
                close();
              }}
              onRemove={() => onRemove(view)}
              onRename={onRename && ((name) => onRename(view, name))}
              onDefault={onDefault && ((isDefault) => onDefault(view, isDefault))}
            />
          ))}
          {isRead && shown === undefined && query !== '' && (
            <NameView
              keptAs={keptAs}
              isPending={isPending}
              isTaken={isTaken}
              onName={(name) => onKeep(name, query)}
            />
          )}
        </Stack>
      )}
    </Popover>
  );
}
