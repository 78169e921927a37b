import { PickerField } from '../days/PickerField';
import type { PickerProps } from '../days/PickerField';
import { dayValue } from '../days/dayValues';

/** Props of {@link DatePicker}; its value is a day as `YYYY-MM-DD`. */
export type DatePickerProps = PickerProps;

/** Field for a day, which is typed, stepped with the arrow keys, or chosen in a calendar. */
export function DatePicker(props: DatePickerProps) {
  return <PickerField {...props} text={dayValue} granularity="day" />;
}
