import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/Button';
import { ListFilterIcon } from '@selvedge/design-system/Icon';
import { Popover } from '@selvedge/design-system/Popover';
import { Stack } from '@selvedge/design-system/Stack';
import { Text } from '@selvedge/design-system/Text';
import { FailedChoices } from './FailedChoices';
import { NamedView } from './NamedView';
import { NameView } from './NameView';
import { viewQuery } from './viewQuery';

/** A named state of a list. */
export interface KeptView {
  name: string;
  /** Query of the address. */
  query: string;
  /** The list opens with it. */
  isDefault?: boolean;
}

interface NamedViewsProps<View extends KeptView> {
  /** Names the list: a name that is typed is kept for it. */
  keptAs: string;
  /** The read behind them: until it succeeded none is kept, which could replace those that are there. */
  read: UseQueryResult<unknown>;
  views: readonly View[];
  /** The query of the address now. */
  search: string;
  isPending: boolean;
  onOpen: (search: string) => void;
  /** Keeps what is shown; a view of the same name is replaced, which was said before. Rejects where that was refused. */
  onKeep: (name: string, query: string) => Promise<unknown>;
  onRemove: (view: View) => void;
  /** Gives a view another name, which no other view of the list has. Rejects where that was refused; left out where views are not renamed. */
  onRename?: (view: View, name: string) => Promise<unknown>;
  /** Makes the list open with a view, or ends that. Left out where lists open as they are. */
  onDefault?: (view: View, isDefault: boolean) => void;
}

/** The named states of a list behind a button: opens one, keeps, renames and takes away. */
export function NamedViews<View extends KeptView>(props: NamedViewsProps<View>) {
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
