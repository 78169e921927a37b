import { useTranslation } from 'react-i18next';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Link } from '@selvedge/design-system/primitives/Link';
import { OrderStatusMark } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import { Stack } from '@selvedge/design-system/layout/Stack';
import type { Payment } from '../../api/schemas';
import { FactList } from '../../trade/FactList';
import { usePaymentFacts } from '../../trade/usePaymentFacts';

/** Payments, each with its proofs and status, and the users who sent and decided it. */
export function Payments({ payments }: { payments: readonly Payment[] }) {
  return (
    <Stack gap="s5" as="ul">
      {payments.map((payment) => (
        <li key={payment.id}>
          <OnePayment payment={payment} />
        </li>
      ))}
    </Stack>
  );
}

function OnePayment({ payment }: { payment: Payment }) {
  const { t } = useTranslation('orders');
  const facts = usePaymentFacts(payment);
  const { method, amountCents, proofFiles, status } = payment;
  return (
    <Stack gap="s2">
      <Inline justify="between">
        <OrderStatusMark kind="payment" code={status} />
        <PriceCell cents={amountCents} isCharged />
      </Inline>
      <Inline gap="s3" isWrapping>
        {t(`dictionaries:payment_method.${method}`)}
        {proofFiles.map((file) => (
          <Link key={file.id} href={file.url} target="_blank">
            {file.name}
          </Link>
        ))}
      </Inline>
      <FactList facts={facts} />
    </Stack>
  );
}
