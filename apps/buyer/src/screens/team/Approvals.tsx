import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '@selvedge/app-shell/orders/ReasonDialog';
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
import { ReadFailure } from '../../trade/ReadFailure';
import { priceChangesOf } from '../../trade/refusals';
import { errorWords } from '../../trade/errorWords';
import { ApprovalEntry } from './ApprovalEntry';
import { answerApproval, approvalsQuery } from './team.api';

const ANSWERED_SHOWN = 5;

interface Answer {
  approval: Approval;
  approve: boolean;
  reason?: string;
}

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
  const answer = useMutation({
    mutationFn: ({ approval: { orderDraftId }, approve, reason }: Answer) =>
      once(
        (key) =>
          answerApproval(
            { orderDraftId, approve, reason, ...(newPricesOf === orderDraftId && { acceptPrices: true }) },
            key,
          ),
        `${orderDraftId} ${approve}`,
      ),
    onSuccess: (_done, { approve }) => {
      setRefusing(null);
      setNewPricesOf(null);
      toast.show({ tone: 'positive', message: t(approve ? 'approved' : 'sentBack') });
    },
    onError: (error, { approval }) => {
      if (priceChangesOf(error)) setNewPricesOf(approval.orderDraftId);
      void query.refetch();
    },
  });
  const waiting = data?.list.filter(({ status }) => status === 'WAITING') ?? [];
  const [showsAll, setShowsAll] = useState(false);
  const allAnswered = data?.list.filter(({ status }) => status !== 'WAITING') ?? [];
  const answered = showsAll ? allAnswered : allAnswered.slice(0, ANSWERED_SHOWN);
  const problemOf = ({ orderDraftId }: Approval): string | undefined =>
    answer.isError && answer.variables.approval.orderDraftId === orderDraftId
      ? errorWords(answer.error)
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
              isPending={answer.isPending && answer.variables.approval.orderDraftId === approval.orderDraftId}
              onApprove={() => answer.mutate({ approval, approve: true })}
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
        <ReasonDialog
          keptAs={`approvalRefusal:${refusing.orderDraftId}`}
          title={t('waiting.refuseTitle', { title: refusing.title })}
          text={t('waiting.refuseBody', { name: refusing.askedByName })}
          label={t('reason')}
          action={t('refuse')}
          isPending={answer.isPending}
          problem={problemOf(refusing)}
          onSubmit={(reason) => answer.mutateAsync({ approval: refusing, approve: false, reason })}
          onClose={() => setRefusing(null)}
        />
      ) : null}
    </Panel>
  );
}
