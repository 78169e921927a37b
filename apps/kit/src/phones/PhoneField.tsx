import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { type PhoneNumber, readPhone } from '@selvedge/domain/people/phones';
import { FormTextField } from '@selvedge/design-system/FormTextField';

interface PhoneFieldProps {
  label: string;
  /** After the number: that it has the form of its area. */
  suffix?: ReactNode;
}

/**
 * The field `phone` of a form beside its `areaCode`. What was written stands there as the number alone once the field is left, and a number
 * of another country moves the choice.
 */
export function PhoneField({ label, suffix }: PhoneFieldProps) {
  const { control, getValues, setValue } = useFormContext<PhoneNumber>();
  return (
    <FormTextField
      control={control}
      name="phone"
      label={label}
      type="tel"
      autoComplete="tel-national"
      suffix={suffix}
      onBlur={() => {
        const read = readPhone(getValues('areaCode'), getValues('phone'));
        if (read === null) return;
        setValue('areaCode', read.areaCode, { shouldDirty: true });
        setValue('phone', read.phone, { shouldDirty: true, shouldValidate: true });
      }}
    />
  );
}
