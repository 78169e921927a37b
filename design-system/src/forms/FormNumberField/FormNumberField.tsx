import type { FieldValues } from 'react-hook-form';
import { useLocale } from '../../i18n/LocaleProvider';
import { NumberField } from '../../primitives/NumberField/NumberField';
import type { NumberFieldProps } from '../../primitives/NumberField/NumberField';
import { useField } from '../useField';
import type { FieldBinding } from '../useField';

export type FormNumberFieldProps<Values extends FieldValues> = FieldBinding<Values> &
  Omit<
    NumberFieldProps,
    'name' | 'value' | 'defaultValue' | 'onChange' | 'isInvalid' | 'errorMessage' | 'onClear' | 'inputRef'
  > & {
    /** Adds a button that empties the field. */
    isClearable?: boolean;
  };

/** NumberField whose value and error belong to the form. An empty field is `null` there, never NaN. */
export function FormNumberField<Values extends FieldValues>({
  name,
  control,
  isClearable,
  ...rest
}: FormNumberFieldProps<Values>) {
  const { locale } = useLocale();
  const { ref, value, change, common } = useField({ name, control }, rest.label, (entered) =>
    typeof entered === 'number' ? (
      <>
        {rest.prefix}
        {new Intl.NumberFormat(locale, rest.formatOptions).format(entered)}
        {rest.suffix}
      </>
    ) : undefined,
  );
  return (
    <NumberField
      {...common}
      {...rest}
      onClear={isClearable ? () => change(null) : undefined}
      inputRef={ref}
      value={typeof value === 'number' ? value : Number.NaN}
      onChange={(entered) => change(Number.isNaN(entered) ? null : entered)}
    />
  );
}
