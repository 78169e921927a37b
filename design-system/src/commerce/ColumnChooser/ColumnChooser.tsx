import type { RootProps } from '../../internal/rootProps';
import { Text } from '../../layout/Text/Text';
import { Button } from '../../primitives/Button/Button';
import { Columns3Icon } from '../../primitives/Icon/Icon';
import { Popover } from '../../primitives/Popover/Popover';
import { useMessages } from '../../i18n';
import type { ColumnArrangement } from '../../internal/grid/arrangement';
import { deferred, useDeferred } from '../../internal/useDeferred';
import { chosenCount, panel } from './ColumnChooser.css';
import { isShown } from './isShown';

/** Column that can be chosen. */
export interface ChoosableColumn {
  id: string;
  label: string;
  /** Whether the column cannot be hidden, such as the international code. */
  isRequired?: boolean;
}

/** Props of {@link ColumnChooser}. */
export interface ColumnChooserProps extends RootProps {
  /** All columns, in the order of the table. */
  columns: readonly ChoosableColumn[];
  /** Ids of the columns shown. */
  value: readonly string[];
  /** Called with the ids of the columns to show, in the order of the table. */
  onChange: (chosen: string[]) => void;
  /** Called to restore the default columns, and their default order, widths and pins. */
  onReset: () => void;
  /** Order, widths and pins of the columns. */
  arrangement?: ColumnArrangement;
  /** Lets columns be moved and pinned here, as by pulling their heads. */
  onArrangementChange?: (arrangement: ColumnArrangement) => void;
}

const columnOptions = deferred(async () => (await import('./ColumnOptions')).ColumnOptions);

/** Button and panel in which a user chooses, orders and pins the columns of a table; the app stores the choice. */
export function ColumnChooser(props: ColumnChooserProps) {
  const { columns, value, onChange, onReset, arrangement, onArrangementChange, ...root } = props;
  const t = useMessages('ColumnChooser');
  const shown = columns.filter((column) => isShown(column, value));
  const trigger = (
    <Button variant="quiet" size="small" icon={<Columns3Icon />}>
      {t('button')} <span className={chosenCount}>{shown.length}</span>
    </Button>
  );
  return (
    <Popover {...root} trigger={trigger} label={t('panel')}>
      <Panel
        columns={columns}
        value={value}
        onChange={onChange}
        onReset={onReset}
        arrangement={arrangement}
        onArrangementChange={onArrangementChange}
      />
    </Popover>
  );
}

/** Panel of the columns, whose code is fetched when it opens. */
function Panel(props: ColumnChooserProps) {
  const t = useMessages('ColumnChooser');
  const { part: ColumnOptions, isLoading } = useDeferred(columnOptions, true);
  if (ColumnOptions) return <ColumnOptions {...props} />;
  return isLoading ? <div className={panel} aria-busy /> : <Text>{t('failed')}</Text>;
}
