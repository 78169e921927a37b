import { useEffect, useEffectEvent } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { KeptAs } from './keptAs';
import { typedFields } from './typedFields';
import type { KeptOf } from './useKept';
import { useKept } from './useKept';

/** A form that outlives its page. */
export interface KeptForm extends Omit<KeptOf, 'keep'> {
  /** Gives up what was typed and begins anew. */
  discard: () => void;
}

/**
 * Keeps what is typed into a form until it is sent or given up, see {@link useKept}. What was kept comes back as if it had just been typed.
 * A form of which nothing is kept says here why.
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
      // Without a field's name it is the form that begins anew, or is put back.
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
