import { useContext } from 'react';
import { Time } from '@internationalized/date';
import { DatePickerStateContext } from 'react-aria-components/DatePicker';
import { useMessages } from '../../i18n/useMessages';
import { TimeField } from '../TimeField/TimeField';
import { PickerField } from '../days/PickerField';
import type { PickerProps } from '../days/PickerField';
import { minuteValue, timeValue } from '../days/dayValues';

/** Props of {@link DateTimePicker}; its value is a local time as `YYYY-MM-DDTHH:mm`. */
export type DateTimePickerProps = Omit<PickerProps, 'minValue' | 'maxValue'>;

/** Field for a day and a time of day in the reader's zone; the panel holds a calendar and the time. */
export function DateTimePicker(props: DateTimePickerProps) {
  return (
    <PickerField {...props} text={minuteValue} granularity="minute">
      <TimeOfPicker />
    </PickerField>
  );
}

/** Time in the panel. A day that is chosen before it waits for the time, or takes midnight when the panel closes. */
function TimeOfPicker() {
  const t = useMessages('DayFields');
  const state = useContext(DatePickerStateContext);
  if (!state) return null;
  return (
    <TimeField
      label={t('time')}
      value={state.timeValue ? timeValue.write(new Time(state.timeValue.hour, state.timeValue.minute)) : null}
      onChange={(time) => {
        const next = timeValue.read(time);
        if (next) state.setTimeValue(next);
      }}
    />
  );
}
