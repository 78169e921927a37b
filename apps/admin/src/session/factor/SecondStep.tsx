import { useEffect } from 'react';
import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { codes, isApiError } from '@selvedge/api-spec/client';
import { useKeptForm } from '@selvedge/app-shell/kept/useKeptForm';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Form } from '@selvedge/design-system/forms/Form';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { Heading } from '@selvedge/design-system/layout/Heading';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { stepFormSchema } from './factorForms';
import { useFactorSubmit } from './useFactorSubmit';

interface SecondStepProps {
  /** Signs in with a code; rejects with an ApiError. */
  onCode: (code: string) => Promise<void>;
  /** Goes back to name and password. */
  onBack: () => void;
}

/** Second step of the sign-in: a code of the app, or a recovery code. A step that waited too long starts the sign-in anew. */
export function SecondStep({ onCode, onBack }: SecondStepProps) {
  const { t } = useTranslation('factor');
  const form = useForm({ resolver: schemaResolver(stepFormSchema), defaultValues: { code: '' } });
  useKeptForm(form, { notKept: 'secret' });
  useEffect(() => form.setFocus('code'), [form]);
  const submit = useFactorSubmit(form, async ({ code }) => {
    try {
      await onCode(code);
    } catch (error) {
      if (!isApiError(error, codes.EXPIRED)) throw error;
      toast.show({ message: t('tooLate'), tone: 'critical' });
      onBack();
    }
  });
  return (
    <Stack gap="s5">
      <Stack gap="s2">
        <Heading look="title">{t('title')}</Heading>
        <Text as="p" ink="medium">
          {t('stepWhy')}
        </Text>
      </Stack>
      <Form form={form} onSubmit={submit} errorText={(key) => t(`validation.${key}`, { defaultValue: key })}>
        <FormTextField
          control={form.control}
          name="code"
          label={t('anyCode')}
          autoComplete="one-time-code"
          size="large"
        />
        <Button type="submit" variant="primary" size="large" isWide isPending={form.formState.isSubmitting}>
          {t('common:actions.signIn')}
        </Button>
      </Form>
      <div>
        <Button variant="link" onPress={onBack}>
          {t('back')}
        </Button>
      </div>
    </Stack>
  );
}
