import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { Form } from '../forms/Form/Form';
import type { FieldRules } from '../forms/Form/Form';
import { Button } from '../primitives/Button/Button';
import { say } from './say';

/** Values of a story's form: one field of any kind. */
export interface OneField {
  field: string | number | boolean | readonly string[] | null;
}

/** Props of the stories of a form adapter. */
export interface OneFieldStory {
  /** Sets an error on the field. */
  isRefused?: boolean;
  /** Rules of the field, as a schema has them. */
  rules?: Partial<FieldRules>;
  /** Receives the values that are sent. */
  onSend?: (values: OneField) => void;
}

interface OneFieldFormProps extends OneFieldStory {
  initial: OneField['field'];
  children: (control: Control<OneField>) => ReactNode;
}

/** Form with a single field, for the stories of the form adapters. */
export function OneFieldForm({ initial, isRefused = false, rules, onSend, children }: OneFieldFormProps) {
  const resolver = (values: OneField) => ({ values, errors: {} });
  const form = useForm<OneField>({
    defaultValues: { field: initial },
    resolver: Object.assign(resolver, {
      rules: { isRequired: () => false, maxLength: () => undefined, ...rules },
    }),
  });
  const { control, setError } = form;
  useEffect(() => {
    if (isRefused) setError('field', { message: 'refused' });
  }, [isRefused, setError]);
  return (
    <Form
      form={form}
      label={say('示例', 'Example')}
      errorText={() => say('请检查这一项', 'Check this field')}
      onSubmit={(values) => onSend?.(values)}
    >
      {children(control)}
      <Button type="submit">{say('保存', 'Save')}</Button>
    </Form>
  );
}
