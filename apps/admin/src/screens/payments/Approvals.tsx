import { Button } from '@selvedge/design-system/Button';
import { Dialog } from '@selvedge/design-system/Dialog';
import { EmptyState } from '@selvedge/design-system/EmptyState';
import { Stack } from '@selvedge/design-system/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { approvalsQuery } from '../../approvals/approvals.api';
import { Allowed } from '../../session/Allowed';
import { ApprovalDesk } from './ApprovalDesk';

const MAY_DECIDE = ['biz:payment:verify'] as const;

/** Opens what waits for a second person: refunds and corrections of credit, each with its decision (X-A218, X-A220). */
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
  const { data } = useQuery(approvalsQuery);
  const list = data?.list ?? [];
  return (
    <>
      <Button size="header" onPress={() => setOpen(true)}>
        {t('approvals.open', { count: data?.total ?? 0 })}
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
        {list.length === 0 ? (
          <EmptyState title={t('approvals.none')} />
        ) : (
          <Stack gap="s6">
            {list.map((approval) => (
              <ApprovalDesk key={approval.id} approval={approval} />
            ))}
          </Stack>
        )}
      </Dialog>
    </>
  );
}
