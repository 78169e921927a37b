import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import { FormNumberField } from '@selvedge/design-system/forms/FormNumberField';
import { FormTextArea } from '@selvedge/design-system/forms/FormTextArea';
import { Section } from '@selvedge/design-system/layout/Section';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { useFormats } from '@selvedge/design-system/i18n';
import { eurosToCents } from '@selvedge/domain/money/money';
import type { TeamRow } from '../../api/schemas';
import { moveOrRequestApproval } from '../../approvals/approvals.api';
import { Statement } from './Statement';
import { creditFormSchema } from './teamForm';
import type { CreditValues } from './teamForm';
import { useTeamWords } from './TeamDialogs';
import { correctCredit } from './teams.api';

const money = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Dialog that adds or takes credit of a team with a reason, beside the newest entries of its statement. */
export function CreditDialog({ team, onClose }: { team: TeamRow; onClose: () => void }) {
  const { t } = useTranslation(['teams', 'money']);
  const formats = useFormats();
  const errorText = useTeamWords();
  const once = useIntent();
  const form = useForm<CreditValues>({
    resolver: schemaResolver(creditFormSchema),
    mode: 'onTouched',
    defaultValues: { amount: null, note: '' },
  });
  return (
    <FormDialog
      keptAs={`teamCredit:${team.id}`}
      form={form}
      title={t('credit.title', { name: team.name })}
      description={t('credit.text', { balance: formats.money(team.creditBalanceCents) })}
      errorText={errorText}
      done={null}
      onSave={async ({ amount, note }) => {
        const correction = { amountCents: eurosToCents(amount ?? 0), note };
        const isMoved = await once((key) =>
          moveOrRequestApproval(
            () => correctCredit(team.id, correction, key),
            { teamId: team.id, ...correction },
            key,
          ),
        );
        toast.show({
          tone: 'positive',
          message: t(isMoved ? 'common:messages.saved' : 'money:approvals.asked'),
        });
      }}
      onClose={onClose}
    >
      <FormNumberField
        control={form.control}
        name="amount"
        label={t('credit.amount')}
        description={t('credit.amountNote')}
        prefix="€"
        formatOptions={money}
      />
      <FormTextArea
        control={form.control}
        name="note"
        label={t('credit.note')}
        description={t('credit.noteNote')}
      />
      <Section title={t('credit.statement')}>
        <Statement teamId={team.id} />
      </Section>
    </FormDialog>
  );
}
