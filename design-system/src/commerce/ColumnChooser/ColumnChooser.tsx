import type { RootProps } from '../../internal/rootProps';
import { Button } from '../../primitives/Button/Button';
import { Checkbox } from '../../primitives/Checkbox/Checkbox';
import { Columns3Icon } from '../../primitives/Icon/Icon';
import { Popover } from '../../primitives/Popover/Popover';
import { useMessages } from '../../i18n';
import { arranged } from '../../internal/grid/arrangement';
import type { ColumnArrangement } from '../../internal/grid/arrangement';
import { deferred, useDeferred } from '../../internal/useDeferred';
import { always, chosenCount, option, options, panel } from './ColumnChooser.css';

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

const columnPlace = deferred(async () => (await import('./ColumnPlace')).ColumnPlace);

/** Button and panel in which a user chooses, orders and pins the columns of a table; the app stores the choice. */
export function ColumnChooser(props: ColumnChooserProps) {
  const { columns, value, onChange, onReset, arrangement = {}, onArrangementChange, ...root } = props;
  const t = useMessages('ColumnChooser');
  const { part: ColumnPlace } = useDeferred(columnPlace, onArrangementChange !== undefined);
  const isShown = ({ id, isRequired }: ChoosableColumn): boolean => isRequired === true || value.includes(id);
  const shown = columns.filter(isShown);
  const toggle = (column: ChoosableColumn, isOn: boolean): void =>
    onChange(columns.filter((each) => (each.id === column.id ? isOn : isShown(each))).map(({ id }) => id));
  const trigger = (
    <Button variant="quiet" size="small" icon={<Columns3Icon />}>
      {t('button')} <span className={chosenCount}>{shown.length}</span>
    </Button>
  );
  const inOrder = arranged(columns, arrangement);
  return (
    <Popover {...root} trigger={trigger} label={t('panel')}>
      <div className={panel}>
        <div className={options}>
          {inOrder.map((column) => (
            <div key={column.id} className={option}>
              <Checkbox
                isSelected={isShown(column)}
                isDisabled={column.isRequired}
                onChange={(isOn) => toggle(column, isOn)}
              >
                <span>
                  {column.label}
                  {column.isRequired && <span className={always}>{t('always')}</span>}
                </span>
              </Checkbox>
              {onArrangementChange && ColumnPlace && (
                <ColumnPlace
                  column={column}
                  columns={inOrder}
                  ids={columns.map(({ id }) => id)}
                  arrangement={arrangement}
                  onChange={onArrangementChange}
                />
              )}
            </div>
          ))}
        </div>
        <Button variant="link" onPress={onReset}>
          {t('reset')}
        </Button>
      </div>
    </Popover>
  );
}
