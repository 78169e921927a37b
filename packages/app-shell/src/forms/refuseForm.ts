import { get, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { Refusal } from './refusalWords';

/** Shows a refusal at the fields that the form has, and the rest above them; the input stays. */
export function refuseForm<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { words, fields }: Refusal,
): void {
  const typed = form.getValues();
  const isShown = ([name]: [string, string]): boolean => get(typed, name) !== undefined;
  const known = Object.entries(fields).filter(isShown);
  const others = Object.entries(fields).filter((field) => !isShown(field));
  known.forEach(([name, message], index) =>
    form.setError(name as Path<Values>, { message }, { shouldFocus: index === 0 }),
  );
  const beside = [...new Set(others.map(([, message]) => message))].join(' ');
  if (known.length === 0 || beside !== '') form.setError('root', { message: beside || words });
}
