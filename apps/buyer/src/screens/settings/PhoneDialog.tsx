import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { phoneChangeSchema } from '@selvedge/domain/people/registration';
import { FormPasswordField } from '@selvedge/design-system/forms/FormPasswordField';
import { PhoneCodeFields } from '../../entry/PhoneCodeFields';
import { noPhone } from '../../entry/noPhone';
import { CODE_TYPE } from '../../entry/phoneCode.api';
import { changePhone } from './settings.api';

/** Dialog that changes the phone number, confirmed by the code sent to it and by the password. */
export function PhoneDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['settings', 'entry']);
  const form = useForm({
    resolver: schemaResolver(phoneChangeSchema),
    mode: 'onTouched',
    defaultValues: { ...noPhone, password: '' },
  });
  return (
    <FormDialog
      keptAs={{ notKept: 'secret' }}
      form={form}
      title={t('changePhone')}
      description={t('phonePurpose')}
      errorText={(key) => t(`entry:validation.${key}`, { defaultValue: key })}
      onSave={changePhone}
      onClose={onClose}
    >
      <PhoneCodeFields type={CODE_TYPE.change} human={null} />
      <FormPasswordField
        control={form.control}
        name="password"
        label={t('oldPassword')}
        autoComplete="current-password"
      />
    </FormDialog>
  );
}
