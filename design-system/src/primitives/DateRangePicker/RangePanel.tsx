import { useState } from 'react';
import { QUICK_RANGES, quickDays } from '@selvedge/domain/time/dates';
import { dateInZone } from '@selvedge/domain/time/zones';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { Text } from 'react-aria-components/Text';
import { clockNow } from '../../formats/clock';
import { useMessages } from '../../i18n/useMessages';
import { CheckIcon } from '../Icon/icons';
import { DayLocale } from '../days/DayLocale';
import { DayInput } from '../days/DayInput';
import { FIRST_DAY_OF_WEEK, Month } from '../days/Month';
import { calendar } from '../days/calendar.css';
import { dayValue } from '../days/dayValues';
import { useZone } from '../days/useToday';
import { choice, choiceText, choiceTick } from '../floating/floating.css';
import type { RangePanelProps } from './DateRangePicker';
import { ends, own, panel, ranges } from './RangePanel.css';

/** Ends of a range; absent where it is open. */
interface Ends {
  from?: string;
  to?: string;
}

/** Quick ranges, two fields for days and a calendar. A quick range closes the panel; days take effect as soon as they make up a range. */
export function RangePanel(props: RangePanelProps) {
  const { value, onChange, quickRanges = QUICK_RANGES, timeZone, onClose } = props;
  const t = useMessages('DateRangePicker');
  const readersZone = useZone();
  const zone = timeZone ?? readersZone;
  /** Days of which the last one is before the first, which are not in force. */
  const [wrong, setWrong] = useState<Ends | null>(null);
  const inForce = (): Ends => {
    if (!value.time) return { from: value.from, to: value.to };
    const { first, last } = quickDays(value.time, clockNow(), zone);
    return { from: first, to: last };
  };
  const { from, to } = wrong ?? inForce();
  const chosen = value.time ?? (from || to ? null : 'ALWAYS');
  const change = (next: Ends): void => {
    const isWrong = next.from !== undefined && next.to !== undefined && next.from > next.to;
    setWrong(isWrong ? next : null);
    if (!isWrong) onChange({ time: undefined, from: next.from, to: next.to });
  };
  const [start, end] = [dayValue.read(from), dayValue.read(to)];
  return (
    <div className={panel}>
      {quickRanges.length > 0 && (
        <ListBox
          aria-label={t('ranges')}
          className={ranges}
          selectionMode="single"
          selectedKeys={chosen === null ? [] : [chosen]}
          onSelectionChange={(keys) => {
            const [key] = keys === 'all' ? [] : keys;
            onChange({ time: QUICK_RANGES.find((one) => one === key), from: undefined, to: undefined });
            onClose();
          }}
        >
          {(['ALWAYS', ...quickRanges] as const).map((id) => (
            <ListBoxItem key={id} id={id} textValue={t(id)} className={choice}>
              <Text slot="label" className={choiceText}>
                {t(id)}
              </Text>
              <span className={choiceTick}>
                <CheckIcon size="medium" />
              </span>
            </ListBoxItem>
          ))}
        </ListBox>
      )}
      <div className={own}>
        <DayLocale>
          <div className={ends}>
            <DayInput
              label={t('from')}
              value={from ?? null}
              onChange={(day) => change({ from: day ?? undefined, to })}
            />
            <DayInput
              label={t('to')}
              value={to ?? null}
              minValue={from}
              onChange={(day) => change({ from, to: day ?? undefined })}
            />
          </div>
          <RangeCalendar
            aria-label={t('days')}
            className={calendar}
            firstDayOfWeek={FIRST_DAY_OF_WEEK}
            value={start && end && start.compare(end) <= 0 ? { start, end } : null}
            defaultFocusedValue={end ?? start ?? dayValue.read(dateInZone(clockNow(), zone))}
            onChange={(range) => change({ from: dayValue.write(range.start), to: dayValue.write(range.end) })}
          >
            <Month />
          </RangeCalendar>
        </DayLocale>
      </div>
    </div>
  );
}
