import { useEffect, useEffectEvent, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { KeptAs } from './keptAs';
import type { TypedOn } from './keptStore';
import { changedFields, typedFields, withoutSecrets } from './typedFields';
import type { KeptOf, Typed } from './useKept';
import { useKept } from './useKept';

/** Stored input of a react-hook-form form. */
export interface KeptForm extends KeptOf {
  /** Number of fields with input that is not sent. */
  unsaved: number;
  /** Discards the input and resets the form. */
  discard: () => void;
}

/** Record with versions that a form changes: the input is stored with the version that it was typed on. */
export interface KeptRecord {
  /** Returns the record that these fields were typed on, while the form shows the other values untouched. */
  onType: (typed: Typed, began: Typed) => TypedOn | undefined;
  /** Called with restored input. */
  onRestore: (typed: Typed, on: TypedOn | undefined, began: Typed) => void;
}

/**
 * Stores a form's input until it is sent or discarded, see {@link useKept}. Stored input is restored as if it had just been typed. A form
 * whose input is not stored passes the reason.
 */
export function useKeptForm<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  keptAs: KeptAs,
  record?: KeptRecord,
): KeptForm {
  const [unsaved, setUnsaved] = useState(0);
  const began = (): Typed => form.formState.defaultValues ?? {};
  const kept = useKept(keptAs, (stored, on) => {
    const typed = typedFields(stored, began());
    setUnsaved(Object.keys(typed).length);
    if (Object.keys(typed).length === 0) return false;
    form.reset({ ...form.getValues(), ...typed } as DefaultValues<Values> & Values, {
      keepDefaultValues: true,
    });
    record?.onRestore(typed, on, began());
    return true;
  });
  const { keep: store, forget: drop } = kept;
  const keep = (typed: Typed, on?: TypedOn): void => {
    setUnsaved(Object.keys(typed).length);
    store(withoutSecrets(typed), on);
  };
  const note = useEffectEvent((values: FieldValues) => {
    const typed = changedFields(values, began());
    keep(typed, record?.onType(typed, began()));
  });
  useEffect(() => {
    const heard = form.watch((values, { name: field }) => {
      // Without a field name the event comes from a reset or from restored input.
      if (field !== undefined) note(values);
    });
    return () => heard.unsubscribe();
  }, [form]);
  const forget = (): void => {
    setUnsaved(0);
    drop();
  };
  const discard = (): void => {
    form.reset();
    forget();
  };
  return { ...kept, unsaved, keep, forget, discard };
}
