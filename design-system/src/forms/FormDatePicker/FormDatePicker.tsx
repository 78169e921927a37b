import type { FieldValues } from 'react-hook-form';
import { useFormats } from '../../i18n/useFormats';
import { DatePicker } from '../../primitives/DatePicker/DatePicker';
import type { DatePickerProps } from '../../primitives/DatePicker/DatePicker';
import type { PickerFieldOwned } from '../pickerField';
import { usePickerField } from '../pickerField';
import type { FieldBinding } from '../useField';

export type FormDatePickerProps<Values extends FieldValues> = FieldBinding<Values> &
  Omit<DatePickerProps, PickerFieldOwned> & {
    /** Adds a button that empties the field. */
    isClearable?: boolean;
  };

/** DatePicker whose day, as `YYYY-MM-DD`, and error belong to the form. No day is `''` there; a part of one keeps the form from being sent. */
export function FormDatePicker<Values extends FieldValues>(props: FormDatePickerProps<Values>) {
  const formats = useFormats();
  const { name, control, isClearable, ...rest } = props;
  const field = usePickerField({ name, control }, rest.label, isClearable, (day) =>
    formats.date(day, { year: 'always', timeZone: 'UTC' }),
  );
  return <DatePicker {...field} {...rest} />;
}
