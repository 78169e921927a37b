import { useTranslation } from 'react-i18next';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { FailedChoices } from './FailedChoices';
import { NamedView } from './NamedView';
import type { SavedView, ViewsPanelProps } from './NamedViews';
import { NameView } from './NameView';
import { viewQuery } from './viewQuery';

/** Panel of the named views of a list: opens, saves, renames and deletes them. */
export function ViewsPanel<View extends SavedView>(props: ViewsPanelProps<View>) {
  const { keptAs, read, views, search, isPending, onOpen, onKeep, onRemove, onRename, onDefault, onClose } =
    props;
  const { t } = useTranslation('listing');
  const isRead = read.data !== undefined;
  const query = viewQuery(search);
  const shown = views.find((view) => viewQuery(view.query) === query);
  const isTaken = (name: string, own?: View): boolean =>
    views.some((view) => view !== own && view.name.toLowerCase() === name.toLowerCase());
  return (
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
            onClose();
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
  );
}
