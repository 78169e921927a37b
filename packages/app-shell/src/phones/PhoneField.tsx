import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { type PhoneNumber, readPhone } from '@selvedge/domain/people/phones';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';

interface PhoneFieldProps {
  label: string;
  /** Suffix of the field: a mark that the number is valid for its area. */
  suffix?: ReactNode;
}

/**
 * Field `phone` of a form beside its `areaCode`. When it loses the focus, the text is reduced to the number alone, and the number of
 * another country changes the dialling code.
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
