import type { FieldValues } from 'react-hook-form';
import { useFormats } from '../../i18n/useFormats';
import { DateTimePicker } from '../../primitives/DateTimePicker/DateTimePicker';
import type { DateTimePickerProps } from '../../primitives/DateTimePicker/DateTimePicker';
import type { PickerFieldOwned } from '../pickerField';
import { usePickerField } from '../pickerField';
import type { FieldBinding } from '../useField';

export type FormDateTimePickerProps<Values extends FieldValues> = FieldBinding<Values> &
  Omit<DateTimePickerProps, PickerFieldOwned> & {
    /** Adds a button that empties the field. */
    isClearable?: boolean;
  };

/** DateTimePicker whose local time, as `YYYY-MM-DDTHH:mm`, and error belong to the form. No time is `''` there; a part of one keeps the form from being sent. */
export function FormDateTimePicker<Values extends FieldValues>(props: FormDateTimePickerProps<Values>) {
  const formats = useFormats();
  const { name, control, isClearable, ...rest } = props;
  const field = usePickerField({ name, control }, rest.label, isClearable, (minute) =>
    formats.dateTime(`${minute}Z`, { year: 'always', timeZone: 'UTC' }),
  );
  return <DateTimePicker {...field} {...rest} />;
}
