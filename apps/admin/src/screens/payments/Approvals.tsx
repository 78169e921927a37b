import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { approvalsQuery } from '../../approvals/approvals.api';
import { Allowed } from '../../session/Allowed';
import { ApprovalDesk } from './ApprovalDesk';

const MAY_DECIDE = ['biz:payment:verify'] as const;

/** Button and dialog with the refunds and corrections of credit that wait for a second person, each with its decision. */
export function Approvals() {
  return (
    <Allowed anyOf={MAY_DECIDE}>
      <Waiting />
    </Allowed>
  );
}

function Waiting() {
  const { t } = useTranslation('money');
  const [isOpen, setOpen] = useState(false);
  const total = useQuery(approvalsQuery).data?.total;
  return (
    <>
      <Button size="header" onPress={() => setOpen(true)}>
        {total === undefined ? t('approvals.title') : t('approvals.open', { count: total })}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('approvals.title')}
        description={t('approvals.text')}
        footer={
          <Button variant="primary" onPress={() => setOpen(false)}>
            {t('statement.close')}
          </Button>
        }
      >
        <WaitingList />
      </Dialog>
    </>
  );
}

/** List of the waiting approvals, or its empty or failed state. */
function WaitingList() {
  const { t } = useTranslation('money');
  const query = useQuery(approvalsQuery);
  const { data, hasFailed } = answerOf(query);
  if (data === undefined)
    return hasFailed ? <ReadFailure title={t('approvals.failed')} query={query} /> : null;
  if (data.list.length === 0) return <EmptyState title={t('approvals.none')} />;
  return (
    <Stack gap="s6">
      {data.list.map((approval) => (
        <ApprovalDesk key={approval.id} approval={approval} />
      ))}
    </Stack>
  );
}
