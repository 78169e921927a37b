import { useTranslation } from 'react-i18next';
import { ReasonStep } from '@selvedge/app-shell/steps/ReasonStep';
import type { OrderDetail } from '../../api/schemas';
import { AddProducts } from './addProducts/AddProducts';
import { TypedGoods } from './addProducts/TypedGoods';
import { LineStepDialog } from './LineStepDialog';
import { cancel, reject } from './order.api';
import { noOf } from './order.model';
import type { AskedStep } from './order.model';

interface StepDialogsProps {
  order: OrderDetail;
  asked: AskedStep | undefined;
  onClose: () => void;
}

/** Dialog of the requested transition, if any. */
export function StepDialogs({ order, asked, onClose }: StepDialogsProps) {
  const { t } = useTranslation('orders');
  if (!asked) return null;
  const step = { label: t('field.reason'), isDestructive: true, done: t('done'), onClose } as const;
  const sub = order.subs.find(({ id }) => id === asked.subId);
  if (asked.kind === 'lines')
    return sub ? <LineStepDialog step={asked.step} sub={sub} onClose={onClose} /> : null;
  if (asked.kind === 'goods') return <AddProducts order={order} from={asked.from} onClose={onClose} />;
  if (asked.kind === 'typed') return sub ? <TypedGoods order={order} sub={sub} onClose={onClose} /> : null;
  if (asked.kind === 'reject') {
    if (!sub) return null;
    return (
      <ReasonStep
        {...step}
        keptAs={`rejection:${sub.id}`}
        title={t('rejectTitle', { no: noOf(sub) })}
        text={t('rejectText')}
        action={t('steps.reject')}
        version={sub.version}
        onSubmit={(reason, version) => reject(sub.id, reason, version)}
      />
    );
  }
  return (
    <ReasonStep
      {...step}
      keptAs={`cancellation:${(sub ?? order).id}`}
      title={sub ? t('cancelSubTitle', { no: noOf(sub) }) : t('cancelTitle', { orderNo: order.orderNo })}
      text={t('cancelText')}
      action={t('steps.cancelOrder')}
      version={(sub ?? order).version}
      onSubmit={(reason, version) => cancel(order.id, { reason, subOrderId: sub?.id, version })}
    />
  );
}
