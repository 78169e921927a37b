import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { FileList } from '@selvedge/design-system/primitives/FileList';
import { Link } from '@selvedge/design-system/primitives/Link';
import { Panel, Panels } from '@selvedge/design-system/layout/Panels';
import { Section } from '@selvedge/design-system/layout/Section';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { useTranslation } from 'react-i18next';
import type { StaffPayment } from '../../api/schemas';
import { FactList } from '../../trade/FactList';
import { usePaymentFacts } from '../../trade/usePaymentFacts';
import { Decision } from './Decision';

const GiveBack = lazyDialog(() => import('./GiveBack').then((part) => part.GiveBack));

interface PaymentDeskProps {
  payment: StaffPayment;
  /** Position of the payment among the rows, such as 2 of 20. */
  position: string;
  /** Called after the decision, to show the next payment. */
  onDecided: () => void;
}

/** Payment beside its order: proof, sums, and the decision, which the uploader of the proof may not take. */
export function PaymentDesk({ payment, position, onDecided }: PaymentDeskProps) {
  const { t } = useTranslation('money');
  const formats = useFormats();
  const paymentFacts = usePaymentFacts(payment);
  const { order, actions, ownUpload, status } = payment;
  const waits = status === 'PROOF_SUBMITTED';
  return (
    <Panels>
      <Panel span="whole">
        <Section title={t('payments.proof')} note={position}>
          {payment.proofFiles.length === 0 ? (
            <Text ink="weak">{t('payments.noFile')}</Text>
          ) : (
            <FileList label={t('payments.proof')} files={payment.proofFiles} />
          )}
          <FactList facts={[[t('payments.amount'), formats.money(payment.amountCents)], ...paymentFacts]} />
        </Section>
      </Panel>
      <Panel span="whole">
        <Section
          title={t('payments.order')}
          end={<Link href={`/procurement/detail/${order.id}`}>{order.orderNo}</Link>}
        >
          <FactList
            facts={[
              [t('payments.customer'), order.companyName || order.ordererNickname],
              [t('payments.payable'), formats.money(order.payableCents)],
              [t('payments.paid'), formats.money(order.paidCents)],
              [t('payments.open'), formats.money(order.openCents)],
            ]}
          />
        </Section>
      </Panel>
      {(waits || order.refundableCents > 0) && (
        <Panel span="whole">
          <Stack gap="s5">
            {waits && ownUpload && (
              <StatusMark glyph="dash" isOff>
                {t('payments.own')}
              </StatusMark>
            )}
            {actions.length > 0 && <Decision payment={payment} onDecided={onDecided} />}
            {order.refundableCents > 0 && <GiveBack order={order} />}
          </Stack>
        </Panel>
      )}
    </Panels>
  );
}
