import { Button } from '../../primitives/Button/Button';
import { Checkbox } from '../../primitives/Checkbox/Checkbox';
import { useMessages } from '../../i18n';
import { arranged } from '../../internal/grid/arrangement';
import type { ChoosableColumn, ColumnChooserProps } from './ColumnChooser';
import { always, option, options, panel } from './ColumnChooser.css';
import { ColumnPlace } from './ColumnPlace';
import { isShown } from './isShown';

/** Content of the panel of a ColumnChooser: each column with its checkbox and the buttons that move and pin it, and the reset. */
export function ColumnOptions(props: ColumnChooserProps) {
  const { columns, value, onChange, onReset, arrangement = {}, onArrangementChange } = props;
  const t = useMessages('ColumnChooser');
  const toggle = (column: ChoosableColumn, isOn: boolean): void =>
    onChange(
      columns.filter((each) => (each.id === column.id ? isOn : isShown(each, value))).map(({ id }) => id),
    );
  const inOrder = arranged(columns, arrangement);
  return (
    <div className={panel}>
      <div className={options}>
        {inOrder.map((column) => (
          <div key={column.id} className={option}>
            <Checkbox
              isSelected={isShown(column, value)}
              isDisabled={column.isRequired}
              onChange={(isOn) => toggle(column, isOn)}
            >
              <span>
                {column.label}
                {column.isRequired && <span className={always}>{t('always')}</span>}
              </span>
            </Checkbox>
            {onArrangementChange && (
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
  );
}
