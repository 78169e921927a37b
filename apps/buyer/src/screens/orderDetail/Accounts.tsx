import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { CopyList } from '@selvedge/design-system/primitives/CopyList';
import { Section } from '@selvedge/design-system/layout/Section';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Tabs } from '@selvedge/design-system/primitives/Tabs';
import { Text } from '@selvedge/design-system/layout/Text';
import type { PaymentAccount } from '../../api/schemas';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';
import { accountsQuery } from './payment.api';

/**
 * Payment accounts of the merchant by currency, with a copy button for each value; the order number is the purpose by which a payment is
 * matched.
 */
export function Accounts({ orderNo }: { orderNo: string }) {
  const { t } = useTranslation('orders');
  const query = useQuery(accountsQuery);
  const accounts = query.data ?? [];
  const items = accounts.map(({ id, currency }) => ({ id, label: currency }));
  return (
    <Section title={t('accounts.title')}>
      {answerOf(query).isWaiting && <TableSkeleton rows={5} />}
      {answerOf(query).hasFailed && <ReadFailure query={query} />}
      {query.isSuccess && accounts.length === 0 && <Text as="p">{t('accounts.none')}</Text>}
      {accounts.length > 0 && (
        <Tabs label={t('accounts.title')} items={items}>
          {(id) => <Account account={accounts.find((one) => one.id === id)} orderNo={orderNo} />}
        </Tabs>
      )}
    </Section>
  );
}

function Account({ account, orderNo }: { account: PaymentAccount | undefined; orderNo: string }) {
  const { t } = useTranslation('orders');
  if (!account) return null;
  const { holder, bank, accountNo, swift, note } = account;
  const lines: [key: 'holder' | 'bank' | 'accountNo' | 'swift' | 'purpose', value: string | undefined][] = [
    ['holder', holder],
    ['bank', bank],
    ['accountNo', accountNo],
    ['swift', swift],
    ['purpose', orderNo],
  ];
  return (
    <Stack gap="s3">
      <CopyList
        items={lines.flatMap(([key, value]) =>
          value === undefined ? [] : [{ name: t(`accounts.${key}`), value }],
        )}
      />
      <Text as="p" size="caption" ink="weak">
        {note ?? t('accounts.hint')}
      </Text>
    </Stack>
  );
}
