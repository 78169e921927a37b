import { useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ConflictNoticeProps } from '@selvedge/design-system/forms/ConflictNotice';
import { useFormats } from '@selvedge/design-system/i18n';
import { toast } from '@selvedge/design-system/primitives/Toast';
import type { KeptAs } from '../kept/keptAs';
import type { LaterSave, TypedOn } from '../kept/keptStore';
import { changedFields } from '../kept/typedFields';
import { changedByBoth, typedOn } from '../kept/typedOn';
import type { Typed } from '../kept/useKept';
import { useKeptForm } from '../kept/useKeptForm';
import { refusalOf } from './refusalWords';
import type { Refusal } from './refusalWords';
import { refuseForm } from './refuseForm';
import { storedFields } from './storedFields';
import { useLeaveGuard } from './useLeaveGuard';

/** Form of a record, as {@link useRecordForm} sends and stores it. */
export interface RecordFormOf<Values extends FieldValues, Sent> {
  /** Form of `useForm`, with the schema's resolver. Its default values are those of the record. */
  form: UseFormReturn<Values, unknown, Sent>;
  /**
   * Name of the form and its record, under which unsent input is stored in this browser until it is sent or discarded; or the reason why it
   * is not stored.
   */
  keptAs: KeptAs;
  /** Version of the record as it was read; left out for a new record. */
  version?: number;
  /** Last save of the record, where its read knows it: shown when the input was typed on an older version. */
  lastSave?: Omit<LaterSave, 'version'>;
  /**
   * Returns the form's values of the record that a refused save answers with, or of the record read anew where the answer lacks them; by
   * default the answer's texts, numbers and booleans under the names of the fields.
   */
  valuesOf?: (record: Typed) => Promise<Typed> | Typed;
  /** Returns the words of a refusal that this form explains itself; undefined for any other. */
  explain?: (error: unknown) => Refusal | undefined;
  /** Message after success; the default one when left out, null when the caller shows one. */
  done?: string | null;
  /** Sends the form's values with the version; rejects with the refusal of the call. */
  onSave: (values: Sent, version: number) => Promise<unknown>;
  onSaved?: () => void;
}

/** Submit handler of a form, its conflict with a save by another user, and its unsent input. */
export interface RecordForm<Sent> {
  submit: (values: Sent) => Promise<void>;
  /** Conflict to show above the fields; null without one. */
  conflict: Omit<ConflictNoticeProps, 'names'> | null;
  /** Time of the restored input, in epoch milliseconds; null when there is none. */
  keptAt: number | null;
  /** Number of fields with unsent input. */
  unsaved: number;
  /** Discards the input and shows the record. */
  discard: () => void;
  /** Deletes the stored input; the form itself keeps it. */
  forget: () => void;
}

/** Save by another user while the form has input. */
interface Conflict {
  by?: string;
  at?: string;
  /** Stored values of the fields that both changed. */
  both: Typed;
  /** Stored values of the other fields, which the form does not show yet. */
  rest: Typed;
}

const isEmpty = (fields: Typed): boolean => Object.keys(fields).length === 0;

/**
 * Hook that stores, sends and reconciles a form's input. Input is stored with the version that it was typed on. A refusal is shown at its
 * field, or above the fields when it has none, and all input stays. When another user saved first, as a refused save or a newer record
 * after a reload tells, the conflict says who and when and names the fields that both changed; the retry sends the newer version.
 */
export function useRecordForm<Values extends FieldValues, Sent>(
  record: RecordFormOf<Values, Sent>,
): RecordForm<Sent> {
  const { form, keptAs, version, lastSave, valuesOf, explain, done, onSave, onSaved } = record;
  const { t } = useTranslation();
  const formats = useFormats();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const on = useRef<TypedOn>(undefined);
  /** Version of the values that the form shows untouched; null while nothing is typed, when they follow the record. */
  const shown = useRef<number>(null);
  const began = (): Typed => form.formState.defaultValues ?? {};

  const kept = useKeptForm(form, keptAs, {
    onType: (typed, first) => {
      if (version === undefined) return undefined;
      if (!isEmpty(typed)) shown.current ??= version;
      else if ((shown.current ?? version) <= version) shown.current = null;
      on.current = isEmpty(typed) ? undefined : typedOn(on.current, typed, shown.current ?? version, first);
      return on.current;
    },
    onRestore: (typed, typedBefore, first) => {
      if (version === undefined) return;
      on.current = typedBefore ?? typedOn(undefined, typed, version, first);
      shown.current = version;
      const { later, version: before } = on.current;
      if (before >= version && later === undefined) return;
      const { by, at } = later !== undefined && later.version >= version ? later : { ...lastSave };
      setConflict({ by, at, both: changedByBoth(typed, on.current, first), rest: {} });
    },
  });
  useLeaveGuard(kept.isLost && kept.unsaved > 0);

  const settle = (): void => {
    on.current = undefined;
    shown.current = null;
    setConflict(null);
  };
  const clash = async (later: LaterSave, current: Typed): Promise<void> => {
    const stored = await (valuesOf?.(current) ?? storedFields(current, form.getValues()));
    shown.current = later.version;
    const typed = changedFields(form.getValues(), began());
    const rest = Object.entries(changedFields(stored, began())).filter(([name]) => !(name in typed));
    const both = on.current ? changedByBoth(typed, on.current, stored) : {};
    setConflict({ by: later.by, at: later.at, both, rest: Object.fromEntries(rest) });
    if (on.current === undefined) return;
    on.current = { ...on.current, later };
    kept.keep(typed, on.current);
  };
  const submit = async (values: Sent): Promise<void> => {
    const sent = form.getValues();
    try {
      await onSave(values, shown.current ?? version ?? 0);
    } catch (error) {
      const refusal = explain?.(error) ?? refusalOf(error, formats.stamp);
      if (refusal.later === undefined) return refuseForm(form, refusal);
      // Where the record cannot be read, the version stays the old one: the next save is refused again.
      return clash(refusal.later, refusal.current ?? {}).catch(() => refuseForm(form, refusal));
    }
    settle();
    form.reset(sent, { keepDirtyValues: false, keepValues: true });
    // Input that was typed meanwhile stays.
    const typed = changedFields(form.getValues(), sent);
    if (isEmpty(typed)) kept.forget();
    else kept.keep(typed);
    if (done !== null) toast.show({ tone: 'positive', message: done ?? t('messages.saved') });
    onSaved?.();
  };

  /** Shows stored values in some fields, as if they had been read, and leaves the other input. */
  const take = (taken: Typed, left: Conflict): void => {
    const first = { ...began(), ...taken };
    const typed = Object.fromEntries(
      Object.entries(changedFields(form.getValues(), began())).filter(([name]) => !(name in taken)),
    );
    form.reset(first as DefaultValues<Values> & Values);
    form.reset({ ...first, ...typed } as DefaultValues<Values> & Values, { keepDefaultValues: true });
    const isSettled = isEmpty(left.both) && isEmpty(left.rest);
    if (isSettled)
      on.current = isEmpty(typed) ? undefined : typedOn(undefined, typed, shown.current ?? 0, first);
    kept.keep(typed, on.current);
    setConflict(isSettled ? null : left);
  };
  const notice = ({ by, at, both, rest }: Conflict): RecordForm<Sent>['conflict'] => ({
    who: by,
    at,
    fields: Object.entries(both).map(([name, value]) => ({ name, value })),
    onTake: (name) => {
      const { [name]: value, ...others } = both;
      take({ [name]: value }, { by, at, both: others, rest });
    },
    onLoad: isEmpty(rest) ? undefined : () => take(rest, { by, at, both, rest: {} }),
  });
  return {
    submit,
    conflict: conflict && notice(conflict),
    keptAt: kept.keptAt,
    unsaved: kept.unsaved,
    discard: () => {
      const stored = { ...conflict?.rest, ...conflict?.both };
      kept.discard();
      on.current = undefined;
      setConflict(null);
      if (isEmpty(stored)) shown.current = null;
      else form.reset({ ...began(), ...stored } as DefaultValues<Values> & Values);
    },
    forget: kept.forget,
  };
}
