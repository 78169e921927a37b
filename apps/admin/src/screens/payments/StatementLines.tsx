import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';
import { FigureStrip } from '@selvedge/design-system/commerce/FigureStrip';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { Table } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { statementQuery } from './payments.api';

/** Sums of a day and the lines they result from; refunds are negative. */
export function StatementLines({ day }: { day: string }) {
  const { t } = useTranslation('money');
  const formats = useFormats();
  const query = useQuery(statementQuery(day));
  const { data, hasFailed } = answerOf(query);
  if (hasFailed) return <ReadFailure title={t('statement.failed')} query={query} />;
  if (data === undefined) return <TableSkeleton />;
  const { lines, count, receivedCents, refundedCents, netCents, creditCents, byMethod } = data;
  const ways = byMethod
    .filter(({ method }) => method !== 'CREDIT')
    .map(
      ({ method, amountCents }) =>
        `${t(`dictionaries:payment_method.${method}`)} ${formats.money(amountCents)}`,
    );
  return (
    <>
      <FigureStrip
        look="inline"
        figures={[
          { label: t('statement.received'), value: formats.money(receivedCents), note: ways.join('  ') },
          { label: t('statement.refunded'), value: formats.money(refundedCents) },
          { label: t('statement.net'), value: formats.money(netCents) },
          { label: t('statement.credit'), value: formats.money(creditCents) },
        ]}
      />
      {lines.length === 0 ? (
        <Text as="p" ink="weak">
          {t('statement.empty')}
        </Text>
      ) : (
        <Table
          label={t('statement.lines')}
          rows={lines}
          rowId={({ key }) => key}
          hasPhoneRows
          columns={[
            {
              id: 'order',
              header: t('statement.order'),
              isRowHeader: true,
              width: 136,
              render: ({ orderNo }) => <Text isFigure>{orderNo}</Text>,
            },
            {
              id: 'at',
              header: t('statement.at'),
              width: 72,
              yields: 1,
              render: ({ at }) => <Text isFigure>{formats.time(at)}</Text>,
            },
            {
              id: 'kind',
              header: t('statement.kind'),
              width: 160,
              render: ({ kind, method }) =>
                kind === 'RECEIVED' && method
                  ? t(`dictionaries:payment_method.${method}`)
                  : t(`statement.kinds.${kind}`),
            },
            {
              id: 'customer',
              header: t('statement.customer'),
              render: ({ companyName }) => <Text isTruncated>{companyName}</Text>,
            },
            {
              id: 'operator',
              header: t('statement.operator'),
              width: 112,
              yields: 2,
              render: ({ operatorName }) => operatorName,
            },
            {
              id: 'amount',
              header: t('statement.amount'),
              align: 'end',
              width: 128,
              render: ({ kind, amountCents }) => (
                <PriceCell cents={kind === 'REFUNDED' ? -amountCents : amountCents} isCharged />
              ),
            },
          ]}
        />
      )}
      {count > lines.length && (
        <Text as="p" size="caption" ink="weak">
          {t('statement.more', { count: lines.length })}
        </Text>
      )}
    </>
  );
}
