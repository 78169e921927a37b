import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmStep } from '@selvedge/app-shell/steps/ConfirmStep';
import { ReasonStep } from '@selvedge/app-shell/steps/ReasonStep';
import { Button } from '@selvedge/design-system/primitives/Button';
import type { OrderDetail } from '../../api/schemas';
import { cancelOrder, confirmOffer, sendBack } from './orderDetail.api';

/** Buttons in the head of an order, and the dialogs they open. */
interface OrderSteps {
  /** Cancel button, among the actions. */
  actions: ReactNode;
  /** Buttons to send back and to confirm; false while the order waits for no decision of the buyer. */
  decision: ReactNode;
  dialogs: ReactNode;
}

/** Hook for the transitions that the buyer may perform now, by the server's `actions`, with their confirmation dialogs. */
export function useOrderSteps(order: OrderDetail): OrderSteps {
  const { t } = useTranslation('orders');
  const [asking, setAsking] = useState<'confirm' | 'sendBack' | 'cancel' | null>(null);
  const waiting = order.subs.filter(({ actions }) => actions.includes('confirmInquiry')).map(({ id }) => id);
  const may = (action: OrderDetail['actions'][number]): boolean => order.actions.includes(action);
  const step = { version: order.version, done: t('done'), onClose: () => setAsking(null) };

  const canConfirm = may('confirmInquiry');
  const actions = may('cancelOrder') && (
    <Button variant="danger" size="header" onPress={() => setAsking('cancel')}>
      {t('cancelOrder')}
    </Button>
  );
  const decision = (canConfirm || may('refuseOffer')) && (
    <>
      {may('refuseOffer') && (
        <Button size="header" onPress={() => setAsking('sendBack')}>
          {t('refuseOffer')}
        </Button>
      )}
      {canConfirm && (
        <Button variant="primary" size="header" onPress={() => setAsking('confirm')}>
          {t('confirmInquiry')}
        </Button>
      )}
    </>
  );
  const dialogs = (
    <>
      {asking === 'confirm' && (
        <ConfirmStep
          {...step}
          title={t('confirmTitle', { orderNo: order.orderNo })}
          confirmLabel={t('confirmInquiry')}
          onConfirm={(version) => confirmOffer(order.id, waiting, version)}
        >
          {t('confirmText', { count: waiting.length })}
        </ConfirmStep>
      )}
      {asking === 'sendBack' && (
        <ReasonStep
          {...step}
          keptAs={`sendBack:${order.id}`}
          title={t('sendBackTitle', { orderNo: order.orderNo })}
          text={t('sendBackText')}
          label={t('comment')}
          action={t('refuseOffer')}
          onSubmit={(comment) => sendBack(order.id, waiting, comment)}
        />
      )}
      {asking === 'cancel' && (
        <ReasonStep
          {...step}
          keptAs={`cancellation:${order.id}`}
          title={t('cancelTitle', { orderNo: order.orderNo })}
          text={t('cancelText')}
          label={t('reason')}
          action={t('cancelOrder')}
          isDestructive
          onSubmit={(reason, version) => cancelOrder(order.id, reason, version)}
        />
      )}
    </>
  );
  return { actions, decision, dialogs };
}
