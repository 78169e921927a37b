import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { codes } from '@selvedge/api-spec/client';
import { KeptStrip } from '@selvedge/app-shell/kept/KeptStrip';
import { useKeptForm } from '@selvedge/app-shell/kept/useKeptForm';
import { Button } from '@selvedge/design-system/primitives/Button';
import { FactStrip } from '@selvedge/design-system/layout/FactStrip';
import { Form } from '@selvedge/design-system/forms/Form';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { salesmanQuery } from '../../api/salesman';
import { showRefusal } from '../../entry/refusal';
import { ReadPart } from '../../trade/ReadPart';
import { bindSalesperson } from './settings.api';

/** Salesperson of the buyer, or a field that binds one by invitation code; afterwards only staff can change it. */
export function SalespersonPart() {
  const { t } = useTranslation('settings');
  return (
    <ReadPart query={useQuery(salesmanQuery)} rows={2}>
      {(salesman) =>
        salesman ? (
          <FactStrip
            facts={[
              { name: t('salespersonName'), value: salesman.name },
              { name: t('salespersonPhone'), value: salesman.phone },
            ]}
          />
        ) : (
          <Binding />
        )
      }
    </ReadPart>
  );
}

function Binding() {
  const { t } = useTranslation('settings');
  const form = useForm({ defaultValues: { invitationCode: '' } });
  const kept = useKeptForm(form, 'salesperson');
  const submit = async ({ invitationCode }: { invitationCode: string }): Promise<void> => {
    const code = invitationCode.trim();
    if (code === '') {
      form.setError('invitationCode', { message: t('invitationRequired') }, { shouldFocus: true });
      return;
    }
    try {
      await bindSalesperson(code);
      kept.forget();
      toast.show({ message: t('common:messages.bound'), tone: 'positive' });
    } catch (error) {
      showRefusal(form, error, { [codes.UNKNOWN_INVITATION]: 'invitationCode' });
    }
  };
  return (
    <Form form={form} onSubmit={submit}>
      <KeptStrip keptAt={kept.keptAt} onDiscard={kept.discard} />
      <FormTextField
        control={form.control}
        name="invitationCode"
        label={t('invitationCode')}
        description={t('invitationPurpose')}
        maxLength={16}
        autoComplete="off"
      />
      <Button type="submit" isPending={form.formState.isSubmitting}>
        {t('bindSalesperson')}
      </Button>
    </Form>
  );
}
