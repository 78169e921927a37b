import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { ListFilterIcon } from '@selvedge/design-system/primitives/Icon';
import { Popover } from '@selvedge/design-system/primitives/Popover';
import { lazyDialog } from '../app/lazyDialog';
import { viewQuery } from './viewQuery';

// The panel takes the views of its list; what loads it knows none.
const ViewsPanel = lazyDialog(() => import('./ViewsPanel').then((part) => part.ViewsPanel)) as <
  View extends SavedView,
>(
  props: ViewsPanelProps<View>,
) => ReactElement;

/** Named view of a list. */
export interface SavedView {
  name: string;
  /** Query of the address. */
  query: string;
  /** Whether the list opens with this view. */
  isDefault?: boolean;
}

/** Props of {@link NamedViews}. */
export interface NamedViewsProps<View extends SavedView> {
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

/** Props of the panel. */
export interface ViewsPanelProps<View extends SavedView> extends NamedViewsProps<View> {
  onClose: () => void;
}

/** Button with the named views of a list, whose panel is loaded when it opens. */
export function NamedViews<View extends SavedView>(props: NamedViewsProps<View>) {
  const { t } = useTranslation('listing');
  const query = viewQuery(props.search);
  const shown = props.views.find((view) => viewQuery(view.query) === query);
  return (
    <Popover
      label={t('views.panel')}
      trigger={
        <Button variant="quiet" size="small" icon={<ListFilterIcon />}>
          {shown?.name ?? t('views.button')}
        </Button>
      }
    >
      {(close) => <ViewsPanel {...props} onClose={close} />}
    </Popover>
  );
}
