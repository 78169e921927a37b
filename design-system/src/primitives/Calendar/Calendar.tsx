import type { CalendarDate } from '@internationalized/date';
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';
import type { CalendarProps as AriaCalendarProps } from 'react-aria-components/Calendar';
import type { Bare } from '../../css/bare';
import type { RootProps } from '../../internal/rootProps';
import { DayLocale } from '../days/DayLocale';
import { FIRST_DAY_OF_WEEK, Month } from '../days/Month';
import { calendar } from '../days/calendar.css';
import { dayValue } from '../days/dayValues';
import { useToday } from '../days/useToday';

/** Props of {@link Calendar}. */
export interface CalendarProps
  extends
    Bare<Pick<AriaCalendarProps<CalendarDate>, 'isDisabled' | 'isReadOnly' | 'autoFocus'>>,
    RootProps<HTMLDivElement> {
  /** Accessible name: what is dated, "到货日". */
  label: string;
  /** Chosen day as `YYYY-MM-DD`; null for none. */
  value?: string | null;
  defaultValue?: string | null;
  /** Called with the chosen day as `YYYY-MM-DD`. */
  onChange?: (day: string) => void;
  /** First day that can be chosen, as `YYYY-MM-DD`. */
  minValue?: string;
  /** Last day that can be chosen, as `YYYY-MM-DD`. */
  maxValue?: string;
}

/** Month of days of which one is chosen. */
export function Calendar(props: CalendarProps) {
  const { label, value, defaultValue, onChange, minValue, maxValue, ...aria } = props;
  const today = dayValue.read(useToday());
  return (
    <DayLocale>
      <AriaCalendar
        {...aria}
        aria-label={label}
        className={calendar}
        firstDayOfWeek={FIRST_DAY_OF_WEEK}
        value={value === undefined ? undefined : dayValue.read(value)}
        defaultValue={dayValue.read(defaultValue)}
        defaultFocusedValue={dayValue.read(value ?? defaultValue) ?? today}
        minValue={dayValue.read(minValue)}
        maxValue={dayValue.read(maxValue)}
        onChange={(day: CalendarDate) => onChange?.(dayValue.write(day))}
      >
        <Month />
      </AriaCalendar>
    </DayLocale>
  );
}
