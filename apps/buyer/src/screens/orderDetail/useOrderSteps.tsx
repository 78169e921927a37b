import { useState } from 'react';
import type { ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { codes, isApiError } from '@selvedge/api-spec/client';
import { ReasonDialog } from '@selvedge/app-shell/orders/ReasonDialog';
import { Button } from '@selvedge/design-system/primitives/Button';
import { ConfirmDialog } from '@selvedge/design-system/primitives/ConfirmDialog';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { queryClient } from '@selvedge/app-shell/app/queryClient';
import type { OrderDetail } from '../../api/schemas';
import { cancelOrder, confirmOffer, orderQuery, sendBack } from './orderDetail.api';

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
  const close = (): void => setAsking(null);

  const step = useMutation({
    mutationFn: (work: () => Promise<void>) => work(),
    onSuccess: () => {
      toast.show({ message: t('done'), tone: 'positive' });
      close();
    },
    onError: (error) => {
      if (isApiError(error, codes.CHANGED_MEANWHILE)) close();
      void queryClient.invalidateQueries({ queryKey: orderQuery(order.id).queryKey });
    },
  });

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
      <ConfirmDialog
        isOpen={asking === 'confirm'}
        onOpenChange={close}
        title={t('confirmTitle', { orderNo: order.orderNo })}
        confirmLabel={t('confirmInquiry')}
        isPending={step.isPending}
        onConfirm={() => step.mutate(() => confirmOffer(order, waiting))}
      >
        {t('confirmText', { count: waiting.length })}
      </ConfirmDialog>
      {asking === 'sendBack' && (
        <ReasonDialog
          keptAs={`sendBack:${order.id}`}
          title={t('sendBackTitle', { orderNo: order.orderNo })}
          text={t('sendBackText')}
          label={t('comment')}
          action={t('refuseOffer')}
          isPending={step.isPending}
          onSubmit={(comment) => step.mutateAsync(() => sendBack(waiting, comment))}
          onClose={close}
        />
      )}
      {asking === 'cancel' && (
        <ReasonDialog
          keptAs={`cancellation:${order.id}`}
          title={t('cancelTitle', { orderNo: order.orderNo })}
          text={t('cancelText')}
          label={t('reason')}
          action={t('cancelOrder')}
          isDestructive
          isPending={step.isPending}
          onSubmit={(reason) => step.mutateAsync(() => cancelOrder(order, reason))}
          onClose={close}
        />
      )}
    </>
  );
  return { actions, decision, dialogs };
}
