import { useId } from 'react';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';
import type { DialogSize } from '@selvedge/design-system/primitives/Dialog';
import { Form } from '@selvedge/design-system/forms/Form';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { KeptStrip } from '../kept/KeptStrip';
import type { KeptAs } from '../kept/keptAs';
import { useKeptForm } from '../kept/useKeptForm';
import { NewestButton } from './NewestButton';
import { useVersionedSubmit } from './useVersionedSubmit';

interface FormDialogProps<Values extends FieldValues, Sent> {
  /** Form of `useForm`, with the schema's resolver. */
  form: UseFormReturn<Values, unknown, Sent>;
  title: string;
  /**
   * Name of the form and its record, under which unsent input is stored in this browser until it is sent or discarded; or the reason why it
   * is not stored.
   */
  keptAs: KeptAs;
  /** Sentence on the purpose of the form. */
  description?: ReactNode;
  size?: DialogSize;
  /** Version of the record as it was read; left out for a new record. */
  version?: number;
  /** Label of the submit button; "Save" when left out. */
  action?: string;
  /** Whether the form cannot be submitted as it is. */
  isDisabled?: boolean;
  /** Buttons for other actions on the same record, before the form's own. */
  otherSteps?: ReactNode;
  /** Message after success; the default one when left out, null when the caller shows one. */
  done?: string | null;
  /** Returns the message of a validation error, when schemas carry keys. */
  errorText?: (key: string) => string;
  /** Sends the form's values with the version; rejects with the refusal of the call. */
  onSave: (values: Sent, version: number) => Promise<unknown>;
  onClose: () => void;
  /** Fields of the form. */
  children: ReactNode;
}

/**
 * Dialog with a form: frame, fields, cancel and save. It closes once the call succeeded. A refusal is shown at its field, or above the
 * fields when it has none, and all input stays. When another user saved first, it shows who and when, the retry sends the newer version,
 * and the stored values can be loaded into the fields that the user did not change. Cancel discards the input; closed by its cross or by
 * Escape, the dialog shows it again when it opens next.
 */
export function FormDialog<Values extends FieldValues, Sent = Values>(props: FormDialogProps<Values, Sent>) {
  const { form, title, keptAs, description, size, action, done, errorText, onSave, children } = props;
  const { t } = useTranslation();
  const id = useId();
  const kept = useKeptForm(form, keptAs);
  const onClose = (): void => {
    kept.forget();
    props.onClose();
  };
  const { submit, loadNewest } = useVersionedSubmit({
    form,
    version: props.version,
    onSave,
    onSaved: () => {
      if (done !== null) toast.show({ tone: 'positive', message: done ?? t('messages.saved') });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={props.onClose}
      isOutsidePressIgnored
      title={title}
      description={description}
      size={size}
      footer={
        <>
          {props.otherSteps}
          <Button variant="quiet" onPress={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={id}
            isDisabled={props.isDisabled}
            isPending={form.formState.isSubmitting}
          >
            {action ?? t('actions.save')}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} onSubmit={submit} label={title} errorText={errorText}>
        <NewestButton loadNewest={loadNewest} />
        <KeptStrip keptAt={kept.keptAt} onDiscard={kept.discard} />
        {children}
      </Form>
    </Dialog>
  );
}
