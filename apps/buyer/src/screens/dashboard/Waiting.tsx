import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';
import { Link } from '@selvedge/design-system/primitives/Link';
import { Section } from '@selvedge/design-system/layout/Section';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { TodoList } from '@selvedge/design-system/commerce/TodoList';
import type { TodoItem } from '@selvedge/design-system/commerce/TodoList';
import { useFormats } from '@selvedge/design-system/i18n';
import { summaryQuery, waitingQuery } from './dashboard.api';

const steps = [
  { id: 'toConfirm', flow: 'TO_BE_CONFIRMED' },
  { id: 'toPay', flow: 'TO_BE_PAID' },
  { id: 'awaitingShipping', flow: 'AWAITING_SHIPPING' },
] as const;

/** Orders that wait for the buyer: to confirm, to pay, awaiting shipping. */
export function Waiting() {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const summary = useQuery(summaryQuery);
  const named = {
    toConfirm: useQuery(waitingQuery('TO_BE_CONFIRMED')).data,
    toPay: useQuery(waitingQuery('TO_BE_PAID')).data,
    awaitingShipping: useQuery(waitingQuery('AWAITING_SHIPPING')).data,
  };

  if (answerOf(summary).hasFailed) return <ReadFailure title={t('failed')} query={summary} />;
  if (!summary.data) return <TableSkeleton rows={3} hasPicture={false} />;
  const { data } = summary;
  const items = steps
    .filter(({ id }) => data[id] > 0)
    .map(({ id, flow }, index): TodoItem => {
      const numbers = (named[id]?.list ?? []).map(({ orderNo }) => orderNo).join(t('comma'));
      const sum = id === 'toPay' && data.toPayCents !== undefined ? formats.money(data.toPayCents) : '';
      return {
        id,
        count: data[id],
        title: t(`waiting.${id}`),
        detail: [data[id] > 2 ? t('andMore', { numbers }) : numbers, sum].filter(Boolean).join(t('comma')),
        action: (
          <Link
            href={`/procurement/order?flow=${flow}`}
            size="header"
            variant={index === 0 ? 'primary' : 'secondary'}
          >
            {t(`go.${id}`)}
          </Link>
        ),
      };
    });
  const total = items.reduce((sum, { count }) => sum + count, 0);
  return (
    <Section title={t('waitingForMe')} note={t('items', { count: total })}>
      <TodoList label={t('waitingForMe')} items={items} emptyText={t('nothingWaits')} />
    </Section>
  );
}
