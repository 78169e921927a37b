import { takesLines } from '@selvedge/domain/orders/orderStates';
import { SubOrderStates } from '@selvedge/app-shell/orders/OrderPanels';
import type { OrderWords } from '@selvedge/app-shell/orders/orderViews';
import { differenceWords, subOrderLines } from '@selvedge/app-shell/orders/subOrderLines';
import { Button } from '@selvedge/design-system/primitives/Button';
import { SubOrderHead, SubOrderTable } from '@selvedge/design-system/commerce/SubOrderTable';
import type { SubOrder } from '../../api/schemas';
import { lineSteps } from './lineForm';
import { noOf } from './order.model';
import type { AskedStep } from './order.model';

interface SubOrderSectionProps {
  sub: SubOrder;
  /** Whether products can still be added to the order. */
  isOpen?: boolean;
  words: OrderWords;
  onAsk: (step: AskedStep) => void;
}

/** Section of one sub-order: list, warehouse, supplier, states, its lines, and the transitions that the server allows. */
export function SubOrderSection({ sub, isOpen = false, words, onAsk }: SubOrderSectionProps) {
  const { t } = words;
  const no = noOf(sub);
  return (
    <section aria-label={t('subOrder', { no })}>
      <SubOrderHead
        no={no}
        list={sub.listName}
        warehouse={[sub.warehouseId, sub.supplierName].filter(Boolean).join('  ')}
        statuses={<SubOrderStates sub={sub} />}
        actions={
          <>
            {lineSteps
              .filter((step) => sub.actions.includes(step))
              .map((step) => (
                <Button key={step} size="small" onPress={() => onAsk({ kind: 'lines', step, subId: sub.id })}>
                  {t(`steps.${step}`)}
                </Button>
              ))}
            {isOpen && takesLines(sub) && (
              <Button size="small" onPress={() => onAsk({ kind: 'typed', subId: sub.id })}>
                {t('addGoods.typed')}
              </Button>
            )}
            {sub.actions.includes('reject') && (
              <Button size="small" variant="danger" onPress={() => onAsk({ kind: 'reject', subId: sub.id })}>
                {t('steps.reject')}
              </Button>
            )}
            {sub.actions.includes('cancelOrder') && (
              <Button size="small" variant="danger" onPress={() => onAsk({ kind: 'cancel', subId: sub.id })}>
                {t('steps.cancelSub')}
              </Button>
            )}
          </>
        }
      />
      <SubOrderTable no={no} isCancelled={sub.cancelled} lines={subOrderLines(sub, differenceWords(words))} />
    </section>
  );
}
