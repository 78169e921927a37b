import { useId } from 'react';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/Button';
import { Dialog } from '@selvedge/design-system/Dialog';
import type { DialogSize } from '@selvedge/design-system/Dialog';
import { Form } from '@selvedge/design-system/Form';
import { toast } from '@selvedge/design-system/Toast';
import { KeptStrip } from '../kept/KeptStrip';
import type { KeptAs } from '../kept/keptAs';
import { useKeptForm } from '../kept/useKeptForm';
import { NewestButton } from './NewestButton';
import { useSaving } from './useSaving';

interface FormDialogProps<Values extends FieldValues, Sent> {
  /** From `useForm`, with the schema's resolver. */
  form: UseFormReturn<Values, unknown, Sent>;
  title: string;
  /** Names the form and what it changes, to keep what is typed in this browser until it is sent or given up; or says why it is not kept. */
  keptAs: KeptAs;
  /** One sentence on what this is for. */
  description?: ReactNode;
  size?: DialogSize;
  /** Version that was read of what is changed; left out for something new. */
  version?: number;
  /** The word of the step; "Save" when left out. */
  action?: string;
  /** Nothing can be sent as it stands. */
  isDisabled?: boolean;
  /** Buttons of other steps on the same thing, before the form's own. */
  otherSteps?: ReactNode;
  /** What is said once it is done; left out the usual word, null where the caller says it. */
  done?: string | null;
  /** Gives the words for a rule's message, when schemas carry keys. */
  errorText?: (key: string) => string;
  /** Sends what was typed, with the version to name; rejects with the refusal of the call. */
  onSave: (values: Sent, version: number) => Promise<unknown>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/**
 * A form over the page: frame, fields, cancel and save. It closes once the call was accepted. What the server refuses stands at its
 * field, or above the fields where it has none, and everything typed stays. When somebody else was faster it says who and
 * when, the next try carries the newer version, and what is stored now can be loaded into the fields nobody typed into.
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
  const { submit, loadNewest } = useSaving({
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
      onOpenChange={onClose}
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
