import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { codes } from '@selvedge/api-spec/client';
import { phoneChangeSchema } from '@selvedge/domain/people/registration';
import { useKeptForm } from '@selvedge/app-shell/kept/useKeptForm';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';
import { Form } from '@selvedge/design-system/forms/Form';
import { FormPasswordField } from '@selvedge/design-system/forms/FormPasswordField';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { PhoneCodeFields } from '../../entry/PhoneCodeFields';
import { noPhone } from '../../entry/noPhone';
import { CODE_TYPE } from '../../entry/phoneCode.api';
import { sending } from '../../entry/refusal';
import { changePhone } from './settings.api';

const formId = 'phone-form';
const nothingTyped = { ...noPhone, password: '' };

/** Dialog that changes the phone number, confirmed by the code sent to it and by the password. */
export function PhoneDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['settings', 'entry']);
  const form = useForm({
    resolver: zodResolver(phoneChangeSchema),
    mode: 'onTouched',
    defaultValues: nothingTyped,
  });
  useKeptForm(form, { notKept: 'secret' });
  const send = async (values: typeof nothingTyped): Promise<void> => {
    await changePhone(values);
    toast.show({ message: t('common:messages.saved'), tone: 'positive' });
    onClose();
  };
  const submit = sending(form, send, {
    [codes.WRONG_CODE]: 'validateCode',
    [codes.PHONE_TAKEN]: 'phone',
    [codes.WRONG_PASSWORD]: 'password',
    [codes.ACCOUNT_LOCKED]: 'password',
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isOutsidePressIgnored
      title={t('changePhone')}
      description={t('phonePurpose')}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={form.formState.isSubmitting}>
            {t('common:actions.save')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        form={form}
        onSubmit={submit}
        errorText={(key) => t(`entry:validation.${key}`, { defaultValue: key })}
      >
        <PhoneCodeFields type={CODE_TYPE.change} human={null} />
        <FormPasswordField
          control={form.control}
          name="password"
          label={t('oldPassword')}
          autoComplete="current-password"
        />
      </Form>
    </Dialog>
  );
}
