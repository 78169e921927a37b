import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ReasonStep } from '@selvedge/app-shell/steps/ReasonStep';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Panel } from '@selvedge/design-system/layout/Panels';
import { Section } from '@selvedge/design-system/layout/Section';
import { Skeleton } from '@selvedge/design-system/primitives/Skeleton';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { toast } from '@selvedge/design-system/primitives/Toast';
import type { Approval } from '../../api/schemas';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';
import { priceChangesOf } from '../../trade/refusals';
import { errorWords } from '../../trade/errorWords';
import { ApprovalEntry } from './ApprovalEntry';
import { answerApproval, approvalsQuery } from './team.api';

const ANSWERED_SHOWN = 5;

/**
 * Inquiries above a spend limit: the waiting ones, then the last answered ones, and earlier ones on request. The leader approves, or
 * refuses with a reason; a refusal by the server, such as a changed price, is shown at its entry.
 */
export function Approvals({ leads }: { leads: boolean }) {
  const { t } = useTranslation('team');
  const query = useQuery(approvalsQuery);
  const { data, isWaiting, hasFailed } = answerOf(query);
  const once = useIntent();
  const [refusing, setRefusing] = useState<Approval | null>(null);
  const [newPricesOf, setNewPricesOf] = useState<string | null>(null);
  const approve = useMutation({
    mutationFn: ({ orderDraftId }: Approval) => {
      const acceptPrices = newPricesOf === orderDraftId || undefined;
      return once(
        (key) => answerApproval({ orderDraftId, approve: true, acceptPrices }, key),
        `${orderDraftId} true`,
      );
    },
    onSuccess: () => {
      setNewPricesOf(null);
      toast.show({ tone: 'positive', message: t('approved') });
    },
    onError: (error, { orderDraftId }) => {
      if (priceChangesOf(error)) setNewPricesOf(orderDraftId);
    },
  });
  const refuse = ({ orderDraftId }: Approval, reason: string): Promise<void> =>
    once((key) => answerApproval({ orderDraftId, approve: false, reason }, key), `${orderDraftId} false`);
  const waiting = data?.list.filter(({ status }) => status === 'WAITING') ?? [];
  const [showsAll, setShowsAll] = useState(false);
  const allAnswered = data?.list.filter(({ status }) => status !== 'WAITING') ?? [];
  const answered = showsAll ? allAnswered : allAnswered.slice(0, ANSWERED_SHOWN);
  const problemOf = ({ orderDraftId }: Approval): string | undefined =>
    approve.isError && approve.variables.orderDraftId === orderDraftId
      ? errorWords(approve.error)
      : undefined;
  return (
    <Panel span="whole">
      <Section title={t(leads ? 'waiting.forYou' : 'waiting.own')} note={waiting.length || undefined}>
        {isWaiting ? <Skeleton /> : null}
        {hasFailed ? <ReadFailure query={query} /> : null}
        {data && waiting.length + answered.length === 0 ? (
          <Text as="p" size="small" ink="weak">
            {t('waiting.none')}
          </Text>
        ) : null}
        <Stack gap="s4">
          {[...waiting, ...answered].map((approval) => (
            <ApprovalEntry
              key={approval.orderDraftId}
              approval={approval}
              leads={leads}
              hasNewPrices={newPricesOf === approval.orderDraftId}
              problem={problemOf(approval)}
              isPending={approve.isPending && approve.variables.orderDraftId === approval.orderDraftId}
              onApprove={() => approve.mutate(approval)}
              onRefuse={() => setRefusing(approval)}
            />
          ))}
          {allAnswered.length > answered.length ? (
            <Button variant="link" onPress={() => setShowsAll(true)}>
              {t('waiting.showAll', { count: allAnswered.length })}
            </Button>
          ) : null}
        </Stack>
      </Section>
      {refusing ? (
        <ReasonStep
          keptAs={`approvalRefusal:${refusing.orderDraftId}`}
          title={t('waiting.refuseTitle', { title: refusing.title })}
          text={t('waiting.refuseBody', { name: refusing.askedByName })}
          label={t('reason')}
          action={t('refuse')}
          done={t('sentBack')}
          onSubmit={(reason) => refuse(refusing, reason)}
          onClose={() => setRefusing(null)}
        />
      ) : null}
    </Panel>
  );
}
