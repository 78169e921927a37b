import type { RootProps } from '../../internal/rootProps';
import { Button } from '../../primitives/Button';
import { Checkbox } from '../../primitives/Checkbox';
import { Columns3Icon } from '../../primitives/Icon';
import { Popover } from '../../primitives/Popover';
import { useMessages } from '../../i18n';
import { always, chosenCount, options, panel } from './ColumnChooser.css';
import { messages } from './ColumnChooser.messages';

/** A column that can be shown. */
export interface ChoosableColumn {
  id: string;
  label: string;
  /** Cannot be hidden, such as the international code. */
  isRequired?: boolean;
}

/** Props of {@link ColumnChooser}. */
export interface ColumnChooserProps extends RootProps {
  /** Every column, in the order of the table. */
  columns: readonly ChoosableColumn[];
  /** Ids of the columns shown. */
  value: readonly string[];
  /** The columns shown from now on, in the order of the table. */
  onChange: (chosen: string[]) => void;
  /** Back to the columns of the first day. */
  onReset: () => void;
}

/** Which columns a table shows; the choice is the person's own and is kept by the app. */
export function ColumnChooser({ columns, value, onChange, onReset, ...root }: ColumnChooserProps) {
  const t = useMessages(messages);
  const isShown = ({ id, isRequired }: ChoosableColumn): boolean => isRequired === true || value.includes(id);
  const shown = columns.filter(isShown);
  const toggle = (column: ChoosableColumn, isOn: boolean): void =>
    onChange(columns.filter((each) => (each.id === column.id ? isOn : isShown(each))).map(({ id }) => id));
  const trigger = (
    <Button variant="quiet" size="small" icon={<Columns3Icon />}>
      {t('button')} <span className={chosenCount}>{shown.length}</span>
    </Button>
  );
  return (
    <Popover {...root} trigger={trigger} label={t('panel')}>
      <div className={panel}>
        <div className={options}>
          {columns.map((column) => (
            <Checkbox
              key={column.id}
              isSelected={isShown(column)}
              isDisabled={column.isRequired}
              onChange={(isOn) => toggle(column, isOn)}
            >
              <span>
                {column.label}
                {column.isRequired && <span className={always}>{t('always')}</span>}
              </span>
            </Checkbox>
          ))}
        </div>
        <Button variant="link" onPress={onReset}>
          {t('reset')}
        </Button>
      </div>
    </Popover>
  );
}
