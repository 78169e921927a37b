import { useState } from 'react';
import { get, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { useFormats } from '@selvedge/design-system/i18n';
import { refusalOf } from './refusalWords';
import { storedFields } from './storedFields';

interface SavingOf<Values extends FieldValues, Sent> {
  /** Form of `useForm`, with the schema's resolver. */
  form: UseFormReturn<Values, unknown, Sent>;
  /** Version of the record as it was read; left out for a new record. */
  version?: number;
  /** Sends the form's values with the version; rejects with the refusal of the call. */
  onSave: (values: Sent, version: number) => Promise<unknown>;
  onSaved: () => void;
}

/** Submit handler of a form, and the way to load the stored values. */
export interface Saving<Sent> {
  submit: (values: Sent) => Promise<void>;
  /** Loads the stored values into the fields that the user did not change; null unless another user saved first. */
  loadNewest: (() => void) | null;
}

/**
 * Hook that sends a form. A refusal is shown at its field, or above the fields when it has none, and all input stays. When another user
 * saved first, it shows who and when, and the retry sends the newer version.
 */
export function useVersionedSubmit<Values extends FieldValues, Sent>(
  saving: SavingOf<Values, Sent>,
): Saving<Sent> {
  const { form, onSave, onSaved } = saving;
  const formats = useFormats();
  const [version, setVersion] = useState(saving.version ?? 0);
  const [stored, setStored] = useState<Readonly<Record<string, unknown>> | null>(null);
  const submit = async (values: Sent): Promise<void> => {
    try {
      await onSave(values, version);
    } catch (error) {
      const { words, fields, newer, current } = refusalOf(error, formats.stamp);
      const typed = form.getValues();
      const isShown = ([name]: [string, string]): boolean => get(typed, name) !== undefined;
      const known = Object.entries(fields).filter(isShown);
      const others = Object.entries(fields).filter((field) => !isShown(field));
      known.forEach(([name, message], index) =>
        form.setError(name as Path<Values>, { message }, { shouldFocus: index === 0 }),
      );
      const beside = [...new Set(others.map(([, message]) => message))].join(' ');
      if (known.length === 0 || beside !== '') form.setError('root', { message: beside || words });
      if (newer !== undefined) setVersion(newer);
      const taken = storedFields(current ?? {}, typed);
      setStored(Object.keys(taken).length === 0 ? null : taken);
      return;
    }
    onSaved();
  };
  const loadNewest = (): void => {
    form.reset({ ...form.formState.defaultValues, ...stored } as DefaultValues<Values> & Values, {
      keepDirtyValues: true,
    });
    setStored(null);
  };
  return { submit, loadNewest: stored === null ? null : loadNewest };
}
