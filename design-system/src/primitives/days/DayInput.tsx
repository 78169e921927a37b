import { DateField } from 'react-aria-components/DateField';
import { FieldLabel, FieldNote } from '../field/FieldParts';
import { field, fieldControl } from '../field/field.css';
import { Segments } from './Segments';
import { dayValue } from './dayValues';
import { useToday } from './useToday';
import { useTypedValue } from './useTypedValue';
import type { TypedValueProps } from './useTypedValue';

type DayInputProps = TypedValueProps & { label: string };

/** Field for a day without a calendar of its own, for panels that show one beside it. Needs a DayLocale around it. */
export function DayInput({ label, ...props }: DayInputProps) {
  const typed = useTypedValue(props, dayValue);
  const today = dayValue.read(useToday());
  return (
    <DateField
      className={field}
      granularity="day"
      shouldForceLeadingZeros
      placeholderValue={today}
      value={typed.value}
      onChange={typed.onChange}
      isInvalid={typed.isInvalid}
      validationBehavior="aria"
      onBlur={typed.onBlur}
    >
      <FieldLabel label={label} />
      <Segments className={fieldControl} onGapChange={typed.onGapChange} />
      <FieldNote isInvalid={typed.isInvalid} errorMessage={typed.errorMessage} />
    </DateField>
  );
}
