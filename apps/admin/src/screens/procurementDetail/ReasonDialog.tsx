import { useId } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useEffect } from 'react';
import { Button } from '@selvedge/design-system/Button';
import { Dialog } from '@selvedge/design-system/Dialog';
import { Form } from '@selvedge/design-system/Form';
import { FormTextArea } from '@selvedge/design-system/FormTextArea';
import { LONGEST_REASON, reasonFormSchema } from './reasonForm';
import { useStep } from './useStep';

interface ReasonDialogProps {
  title: string;
  text: string;
  /** The word of the step itself. */
  action: string;
  /** Version of what the step changes. */
  version: number;
  send: (reason: string, version: number) => Promise<void>;
  onClose: () => void;
}

/** Asks why before a step that others will read about: rejecting, cancelling. What was typed stays when it is refused. */
export function ReasonDialog({ title, text, action, version, send, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('orders');
  const formId = useId();
  const form = useForm({ resolver: zodResolver(reasonFormSchema), defaultValues: { reason: '' } });
  const { isPending, problem, send: sendStep } = useStep(version, send);
  const { setError } = form;
  useEffect(() => {
    if (problem) setError('root', { message: problem });
  }, [problem, setError]);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isOutsidePressIgnored
      title={title}
      description={text}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('keep')}
          </Button>
          <Button type="submit" form={formId} variant="destructive" isPending={isPending}>
            {action}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        form={form}
        errorText={(key) => t(`validation.${key}`, { defaultValue: key })}
        onSubmit={async ({ reason }) => {
          if (await sendStep(reason)) onClose();
        }}
      >
        <FormTextArea
          control={form.control}
          name="reason"
          label={t('field.reason')}
          maxLength={LONGEST_REASON}
        />
      </Form>
    </Dialog>
  );
}
