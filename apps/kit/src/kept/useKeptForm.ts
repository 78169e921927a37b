import { useEffect, useEffectEvent } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { KeptOf, Typed } from './useKept';
import { useKept } from './useKept';

/** Fields that are never kept, whatever form they stand in. */
const SECRET = /password|secret|validateCode|captcha/i;

/** The fields that say something else than the form began with: only they are put back, over what others changed meanwhile. */
export function typedFields(values: FieldValues, began: FieldValues): Typed {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !SECRET.test(name) && JSON.stringify(value) !== JSON.stringify(began[name]),
    ),
  );
}

/** A form that outlives its page. */
export interface KeptForm extends Omit<KeptOf, 'keep'> {
  /** Gives up what was typed and begins anew. */
  discard: () => void;
}

/**
 * Keeps what is typed into a form until it is sent or given up, see {@link useKept}. What was kept comes back as if it had just been typed.
 *
 * @param name names the form and what it is about; without a name nothing is kept
 */
export function useKeptForm<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  name: string | undefined,
): KeptForm {
  const { keptAt, keep, forget } = useKept(name, (typed) =>
    form.reset({ ...form.getValues(), ...typed } as DefaultValues<Values> & Values, {
      keepDefaultValues: true,
    }),
  );
  const note = useEffectEvent((values: FieldValues) =>
    keep(typedFields(values, form.formState.defaultValues ?? {})),
  );
  useEffect(() => {
    const heard = form.watch((values, { name: field }) => {
      // Without a field's name it is the form that begins anew, or is put back.
      if (field !== undefined) note(values);
    });
    return () => heard.unsubscribe();
  }, [form]);
  const discard = (): void => {
    form.reset();
    forget();
  };
  return { keptAt, forget, discard };
}
