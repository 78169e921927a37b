import { useId } from 'react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';
import type { DialogSize } from '@selvedge/design-system/primitives/Dialog';
import { Form } from '@selvedge/design-system/forms/Form';
import { ConflictNotice } from '@selvedge/design-system/forms/ConflictNotice';
import type { ConflictNoticeProps } from '@selvedge/design-system/forms/ConflictNotice';
import { KeptStrip } from '../kept/KeptStrip';
import { useRecordForm } from './useRecordForm';
import type { RecordFormOf } from './useRecordForm';

interface FormDialogProps<Values extends FieldValues, Sent> extends Omit<
  RecordFormOf<Values, Sent>,
  'onSaved'
> {
  title: string;
  /** Sentence on the purpose of the form. */
  description?: ReactNode;
  size?: DialogSize;
  /** Label of the submit button; "Save" when left out. */
  action?: string;
  /** Whether the form cannot be submitted as it is. */
  isDisabled?: boolean;
  /** Buttons for other actions on the same record, before the form's own. */
  otherSteps?: ReactNode;
  /** Returns the message of a validation error, when schemas carry keys. */
  errorText?: (key: string) => string;
  /** Names of fields without a label of their own, such as a table, by field: a conflict calls them so. */
  fieldNames?: ConflictNoticeProps['names'];
  onClose: () => void;
  /** Fields of the form. */
  children: ReactNode;
}

/**
 * Dialog with a form: frame, fields, cancel and save. It closes once the call succeeded. A refusal is shown at its field, or above the
 * fields when it has none, and all input stays. When another user saved first, it shows who and when and the fields that both changed, the
 * retry sends the newer version, and the stored values can be loaded into the other fields. Cancel discards the input; closed by its cross or by
 * Escape, the dialog shows it again when it opens next.
 */
export function FormDialog<Values extends FieldValues, Sent = Values>(props: FormDialogProps<Values, Sent>) {
  const { form, title, description, size, action, errorText, fieldNames, children } = props;
  const { t } = useTranslation();
  const id = useId();
  const { submit, conflict, keptAt, discard, forget } = useRecordForm({ ...props, onSaved: props.onClose });
  const onClose = (): void => {
    forget();
    props.onClose();
  };
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
        {conflict && <ConflictNotice {...conflict} names={fieldNames} />}
        <KeptStrip keptAt={keptAt} onDiscard={discard} />
        {children}
      </Form>
    </Dialog>
  );
}
