import { refusalOf } from '@selvedge/app-shell/forms/refusalWords';
import { ReasonStep } from '@selvedge/app-shell/steps/ReasonStep';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Section } from '@selvedge/design-system/layout/Section';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { useFormats } from '@selvedge/design-system/i18n';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decideMoneyApproval } from '../../approvals/approvals.api';
import type { MoneyApproval } from '../../approvals/approvals.api';
import { FactList } from '../../trade/FactList';

function kindOf({ kind, amountCents }: MoneyApproval): 'REFUND' | 'CREDIT_GIVEN' | 'CREDIT_TAKEN' {
  if (kind === 'REFUND') return kind;
  return amountCents > 0 ? 'CREDIT_GIVEN' : 'CREDIT_TAKEN';
}

/** Refund or correction with its decision: other staff approve or refuse it, the requester may withdraw it. */
export function ApprovalDesk({ approval }: { approval: MoneyApproval }) {
  const { t } = useTranslation('money');
  const formats = useFormats();
  const [isRefusing, setRefusing] = useState(false);
  const { id, version, ownRequest, amountCents } = approval;
  const approve = useMutation({
    mutationFn: () => decideMoneyApproval(id, { version, approve: true }),
    onSuccess: () => toast.show({ tone: 'positive', message: t('approvals.approved') }),
    onError: (error) =>
      toast.show({ tone: 'critical', message: refusalOf(error, formats.stamp, false).words }),
  });
  return (
    <Section
      level={3}
      title={`${t(`approvals.kind.${kindOf(approval)}`)} ${formats.money(Math.abs(amountCents))}`}
    >
      <Stack gap="s4">
        <FactList
          facts={[
            [t('approvals.subject'), approval.orderNo ?? approval.teamName],
            [t('approvals.reason'), approval.note],
            [t('approvals.requestedBy'), approval.requestedBy],
            [t('approvals.createdAt'), formats.dateTime(approval.createdAt)],
          ]}
        />
        {ownRequest && (
          <StatusMark glyph="dash" isOff>
            {t('approvals.own')}
          </StatusMark>
        )}
        <Inline gap="s3">
          {!ownRequest && (
            <Button variant="primary" isPending={approve.isPending} onPress={() => approve.mutate()}>
              {t('approvals.approve')}
            </Button>
          )}
          <Button variant="danger" onPress={() => setRefusing(true)}>
            {t(ownRequest ? 'approvals.takeBack' : 'approvals.refuse')}
          </Button>
        </Inline>
      </Stack>
      {isRefusing && (
        <ReasonStep
          keptAs={`approvalRefusal:${id}`}
          title={t('approvals.refuseTitle')}
          text={t('approvals.refuseText')}
          label={t('approvals.why')}
          action={t(ownRequest ? 'approvals.takeBack' : 'approvals.refuse')}
          isDestructive
          version={version}
          done={t('approvals.refused')}
          onSubmit={(note, sent) => decideMoneyApproval(id, { version: sent, approve: false, note })}
          onClose={() => setRefusing(false)}
        />
      )}
    </Section>
  );
}
