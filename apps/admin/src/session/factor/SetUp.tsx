import { useState } from 'react';
import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useKeptForm } from '@selvedge/app-shell/kept/useKeptForm';
import { Button } from '@selvedge/design-system/primitives/Button';
import { CopyList } from '@selvedge/design-system/primitives/CopyList';
import { Form } from '@selvedge/design-system/forms/Form';
import { FormPasswordField } from '@selvedge/design-system/forms/FormPasswordField';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { QrCode } from '@selvedge/design-system/primitives/QrCode';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { beginFactor, confirmFactor } from './factor.api';
import type { FactorSecret } from './factor.api';
import { beginFormSchema, codeFormSchema } from './factorForms';
import { RecoveryCodes } from './RecoveryCodes';
import { useFactorSubmit } from './useFactorSubmit';

/** Setup of a second factor in three steps: the password, the app and a code of it, the recovery codes. */
export function SetUp({ onDone }: { onDone: () => void }) {
  const [secret, setSecret] = useState<FactorSecret>();
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();
  if (recoveryCodes) return <RecoveryCodes recoveryCodes={recoveryCodes} onDone={onDone} />;
  if (secret) return <Confirm secret={secret} onConfirmed={setRecoveryCodes} />;
  return <Begin onBegun={setSecret} />;
}

function Begin({ onBegun }: { onBegun: (secret: FactorSecret) => void }) {
  const { t } = useTranslation('factor');
  const form = useForm({ resolver: schemaResolver(beginFormSchema), defaultValues: { password: '' } });
  useKeptForm(form, { notKept: 'secret' });
  const submit = useFactorSubmit(form, async ({ password }) => onBegun(await beginFactor(password)));
  return (
    <Form form={form} onSubmit={submit} errorText={(key) => t(`validation.${key}`, { defaultValue: key })}>
      <FormPasswordField
        control={form.control}
        name="password"
        label={t('password')}
        description={t('passwordWhy')}
        autoComplete="current-password"
      />
      <Button type="submit" variant="primary" isPending={form.formState.isSubmitting}>
        {t('next')}
      </Button>
    </Form>
  );
}

interface ConfirmProps {
  secret: FactorSecret;
  onConfirmed: (recoveryCodes: string[]) => void;
}

function Confirm({ secret: { secret, address }, onConfirmed }: ConfirmProps) {
  const { t } = useTranslation('factor');
  const form = useForm({ resolver: schemaResolver(codeFormSchema), defaultValues: { code: '' } });
  useKeptForm(form, { notKept: 'secret' });
  const submit = useFactorSubmit(form, async ({ code }) => onConfirmed(await confirmFactor(code)));
  return (
    <Stack gap="s5">
      <Text as="p" ink="medium">
        {t('scan')}
      </Text>
      <Stack align="center">
        <QrCode value={address} label={t('scanLabel')} />
      </Stack>
      <Stack gap="s2">
        <CopyList items={[{ name: t('key'), value: secret }]} />
        <Text as="p" size="small" ink="weak">
          {t('keyWhy')}
        </Text>
      </Stack>
      <Form form={form} onSubmit={submit} errorText={(key) => t(`validation.${key}`, { defaultValue: key })}>
        <FormTextField
          control={form.control}
          name="code"
          label={t('code')}
          description={t('codeNote')}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <Button type="submit" variant="primary" isPending={form.formState.isSubmitting}>
          {t('confirm')}
        </Button>
      </Form>
    </Stack>
  );
}
