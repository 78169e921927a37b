import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { Form } from '../forms/Form/Form';
import { say } from './say';

/** Values of a story's form: one field of any kind. */
export interface OneField {
  field: string | number | boolean | null;
}

interface OneFieldFormProps {
  initial: OneField['field'];
  /** Sets an error on the field. */
  isRefused?: boolean;
  children: (control: Control<OneField>) => ReactNode;
}

/** Form with a single field, for the stories of the form adapters. */
export function OneFieldForm({ initial, isRefused = false, children }: OneFieldFormProps) {
  const form = useForm<OneField>({ defaultValues: { field: initial } });
  const { control, setError } = form;
  useEffect(() => {
    if (isRefused) setError('field', { message: 'refused' });
  }, [isRefused, setError]);
  return (
    <Form
      form={form}
      label={say('示例', 'Example')}
      errorText={() => say('请检查这一项', 'Check this field')}
      onSubmit={() => undefined}
    >
      {children(control)}
    </Form>
  );
}
