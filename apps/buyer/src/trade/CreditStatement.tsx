import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE_DEFAULT } from '@selvedge/domain/constants';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { FieldTable } from '@selvedge/design-system/primitives/FieldTable';
import { Pagination } from '@selvedge/design-system/primitives/Pagination';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { useFormats } from '@selvedge/design-system/i18n';
import { creditQuery } from './creditQuery';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';

/** Dialog with the statement of the team's credit: changes and the balance after each. */
export function CreditStatement({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('orders');
  return (
    <Dialog isOpen size="large" title={t('credit.statement')} onOpenChange={onClose}>
      <Lines />
    </Dialog>
  );
}

function Lines() {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const [page, setPage] = useState(1);
  const query = useQuery(creditQuery(page));
  if (answerOf(query).hasFailed) return <ReadFailure query={query} />;
  if (!query.data) return <TableSkeleton />;
  const { list, total } = query.data;
  if (total === 0) return <EmptyState title={t('credit.none')} />;
  return (
    <>
      <FieldTable
        label={t('credit.statement')}
        rows={list}
        rowId={({ id }) => id}
        columns={[
          { id: 'at', header: t('credit.at'), render: ({ at }) => formats.stamp(at) },
          {
            id: 'type',
            header: t('credit.why'),
            render: ({ type, orderNo, note }) =>
              [t(`credit.type.${type}`), orderNo, note].filter(Boolean).join(' '),
          },
          {
            id: 'amount',
            header: t('proof.amount'),
            align: 'end',
            render: ({ amountCents }) => <PriceCell cents={amountCents} isCharged />,
          },
          {
            id: 'balance',
            header: t('credit.balance'),
            align: 'end',
            render: ({ balanceCents }) => <PriceCell cents={balanceCents} isCharged />,
          },
        ]}
      />
      <Pagination page={page} pageSize={PAGE_SIZE_DEFAULT} total={total} onPageChange={setPage} />
    </>
  );
}
