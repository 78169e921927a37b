import { useEffect, useEffectEvent } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { KeptAs } from './keptAs';
import { typedFields } from './typedFields';
import type { KeptOf } from './useKept';
import { useKept } from './useKept';

/** Stored input of a react-hook-form form. */
export interface KeptForm extends Omit<KeptOf, 'keep'> {
  /** Discards the input and resets the form. */
  discard: () => void;
}

/**
 * Stores a form's input until it is sent or discarded, see {@link useKept}. Stored input is restored as if it had just been typed. A form
 * whose input is not stored passes the reason.
 */
export function useKeptForm<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  keptAs: KeptAs,
): KeptForm {
  const { keptAt, keep, forget } = useKept(keptAs, (typed) =>
    form.reset({ ...form.getValues(), ...typed } as DefaultValues<Values> & Values, {
      keepDefaultValues: true,
    }),
  );
  const isKept = typeof keptAs === 'string';
  const note = useEffectEvent((values: FieldValues) =>
    keep(typedFields(values, form.formState.defaultValues ?? {})),
  );
  useEffect(() => {
    if (!isKept) return undefined;
    const heard = form.watch((values, { name: field }) => {
      // Without a field name the event comes from a reset or from restored input.
      if (field !== undefined) note(values);
    });
    return () => heard.unsubscribe();
  }, [form, isKept]);
  const discard = (): void => {
    form.reset();
    forget();
  };
  return { keptAt, forget, discard };
}
