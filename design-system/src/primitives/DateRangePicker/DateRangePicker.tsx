import type { QuickRange } from '@selvedge/domain/time/dates';
import { Button } from 'react-aria-components/Button';
import { useFormats } from '../../i18n/useFormats';
import { useMessages } from '../../i18n/useMessages';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { deferred, useDeferred } from '../../internal/useDeferred';
import { Text } from '../../layout/Text/Text';
import { control, filter, name, unset, value as valueClass } from '../FilterSelect/FilterSelect.css';
import { ChevronDownIcon } from '../Icon/icons';
import { Popover } from '../Popover/Popover';
import { fieldControl } from '../field/field.css';
import { loading } from './DateRangePicker.css';

/** Range of days: a quick one, which moves with the present day, or a first and a last day, of which one may be open. */
export interface DayRange {
  /** Quick range; then there are no days. Its days are those of `quickDays`. */
  time?: QuickRange;
  /** First day as `YYYY-MM-DD`, included. */
  from?: string;
  /** Last day as `YYYY-MM-DD`, included. */
  to?: string;
}

/** Props of {@link DateRangePicker}. */
export interface DateRangePickerProps extends RootProps<HTMLDivElement> {
  /** Name of the filter, before the range in force: the date that is filtered, "下单时间". */
  label: string;
  /** Range in force; an empty object for any time. */
  value: DayRange;
  /** Called with the new range; parts that are not in force are undefined. */
  onChange: (range: DayRange) => void;
  /** Quick ranges that are offered, with any time; none where another filter names the periods. All of them unless given. */
  quickRanges?: readonly QuickRange[];
  /** IANA zone whose days are filtered; the reader's own unless given. */
  timeZone?: string;
}

const rangePanel = deferred(async () => (await import('./RangePanel')).RangePanel);

/** Filter above a table by a range of days: one of the quick ranges, or any two days, typed or chosen in a calendar. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, value, onChange, quickRanges, timeZone, ...root } = props;
  const t = useMessages('DateRangePicker');
  const formats = useFormats();
  const { time, from, to } = value;
  const day = (one: string): string => formats.date(one, { timeZone: 'UTC' });
  const words = (): string => {
    if (time) return t(time);
    if (from && to) return formats.dateRange(from, to, { timeZone: 'UTC' });
    if (from) return t('since', { day: day(from) });
    return to ? t('until', { day: day(to) }) : t('ALWAYS');
  };
  const isSet = Boolean(time || from || to);
  const trigger = (
    <Button className={`${fieldControl} ${control}`}>
      <span className={name}>{label}</span>
      <span className={valueClass}>{words()}</span>
      <ChevronDownIcon size="medium" />
    </Button>
  );
  return (
    <div {...rootProps(root)} className={isSet ? filter : `${filter} ${unset}`}>
      <Popover trigger={trigger} label={label} placement="bottom start">
        {(close) => (
          <Panel
            value={value}
            onChange={onChange}
            quickRanges={quickRanges}
            timeZone={timeZone}
            onClose={close}
          />
        )}
      </Popover>
    </div>
  );
}

/** Props of the panel. */
export interface RangePanelProps extends Pick<
  DateRangePickerProps,
  'value' | 'onChange' | 'quickRanges' | 'timeZone'
> {
  /** Closes the panel. */
  onClose: () => void;
}

/** Panel, whose code is fetched when it opens. */
function Panel(props: RangePanelProps) {
  const t = useMessages('DateRangePicker');
  const { part: RangePanel, isLoading } = useDeferred(rangePanel, true);
  if (RangePanel) return <RangePanel {...props} />;
  return isLoading ? <div className={loading} aria-busy /> : <Text>{t('failed')}</Text>;
}
