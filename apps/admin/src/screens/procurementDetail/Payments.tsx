import { useTranslation } from 'react-i18next';
import { Inline } from '@selvedge/design-system/Inline';
import { Link } from '@selvedge/design-system/Link';
import { OrderStatusMark } from '@selvedge/design-system/OrderStatusBadge';
import { PriceCell } from '@selvedge/design-system/PriceCell';
import { Stack } from '@selvedge/design-system/Stack';
import { Text } from '@selvedge/design-system/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import type { Payment } from '../../api/shapes';

/** What was paid, each with its proofs and state. */
export function Payments({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  return (
    <Stack gap="s4" as="ul">
      {payments.map(({ id, method, amountCents, paidAt, proofFiles, status, rejectReason }) => (
        <li key={id}>
          <Inline justify="between">
            <span>
              {proofFiles.length === 0 && t(`method.${method}`)}
              {proofFiles.map((file) => (
                <Link key={file.id} href={file.url} target="_blank">
                  {file.name}
                </Link>
              ))}
            </span>
            <PriceCell cents={amountCents} isCharged />
          </Inline>
          <Inline justify="between">
            <Text size="caption" ink="weak">
              {formats.stamp(paidAt)} {rejectReason}
            </Text>
            <OrderStatusMark kind="payment" code={status} />
          </Inline>
        </li>
      ))}
    </Stack>
  );
}
