import { useTranslation } from 'react-i18next';
import { AddressCard } from '@selvedge/design-system/commerce/AddressCard';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Link } from '@selvedge/design-system/primitives/Link';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { addressData } from '../../addresses/addressData';
import type { Approval } from '../../api/schemas';

interface ApprovalEntryProps {
  approval: Approval;
  /** The viewer is the approver. */
  leads: boolean;
  /** Whether prices changed since the request; approving again accepts them. */
  hasNewPrices: boolean;
  /** Error of the last answer. */
  problem: string | undefined;
  isPending: boolean;
  onApprove: () => void;
  onRefuse: () => void;
}

/** Inquiry above a spend limit: the requester, the excess, the address, and the decision. */
export function ApprovalEntry(props: ApprovalEntryProps) {
  const { approval, leads, hasNewPrices, problem, isPending, onApprove, onRefuse } = props;
  const { t } = useTranslation('team');
  const formats = useFormats();
  const { status, orderDraftId, title, askedByName, qty, goodsCents, limitCents, reason, address, order } =
    approval;
  const isWaiting = status === 'WAITING';
  const above = formats.money(Math.max(0, goodsCents - limitCents));
  return (
    <Stack gap="s1">
      <Text as="p" weight="medium">
        {title}
      </Text>
      <Text as="p" size="small">
        {t('waiting.what', {
          name: askedByName,
          pieces: formats.count(qty, 'piece'),
          amount: formats.money(goodsCents),
        })}
      </Text>
      {isWaiting ? (
        <Text as="p" size="small" ink="warning">
          {t('waiting.above', { above, limit: formats.money(limitCents) })}
        </Text>
      ) : (
        <Text as="p" size="small" ink="medium">
          {t(status === 'APPROVED' ? 'waiting.approved' : 'waiting.refused')}
          {reason ? t('waiting.because', { reason }) : null}
        </Text>
      )}
      {address ? (
        <>
          <Text as="p" size="small" ink="medium">
            {t('waiting.goesTo')}
          </Text>
          <AddressCard address={addressData(address)} isBare />
        </>
      ) : null}
      {problem ? (
        <Text as="p" size="small" ink="critical">
          {problem}
        </Text>
      ) : null}
      <Inline gap="s4">
        {order ? (
          <Link href={`/procurement/detail/${encodeURIComponent(order.orderId)}`}>{order.orderNo}</Link>
        ) : null}
        {isWaiting || (status === 'REFUSED' && !leads) ? (
          <Link href={`/procurement/inquiry?draft=${encodeURIComponent(orderDraftId)}`}>
            {t('waiting.open')}
          </Link>
        ) : null}
        {isWaiting && leads ? (
          <>
            <Button variant="link" isPending={isPending} onPress={onApprove}>
              {t(hasNewPrices ? 'waiting.agreeNewPrices' : 'agree')}
            </Button>
            <Button variant="link" isDisabled={isPending} onPress={onRefuse}>
              {t('refuse')}
            </Button>
          </>
        ) : null}
      </Inline>
    </Stack>
  );
}
