import { Link } from '@selvedge/design-system/Link';
import { OrderStatusMark } from '@selvedge/design-system/OrderStatusBadge';
import { SubOrderHead, SubOrderTable } from '@selvedge/design-system/SubOrderTable';
import { Text } from '@selvedge/design-system/Text';
import { subOrderLines } from '@selvedge/app-kit/subOrderLines';
import type { SubOrder } from '../../api/shapes';
import type { OrderWords } from '@selvedge/app-kit/orderViews';

/** One sub-order: its list and warehouse, its states, its lines with asked, confirmed, shipped and received. */
export function SubOrderSection({ sub, words }: { sub: SubOrder; words: OrderWords }) {
  const { t, formats } = words;
  const no = sub.subNo.slice(-2);
  return (
    <section aria-label={t('subOrder', { no })}>
      <SubOrderHead
        no={no}
        list={
          <Link variant="plain" href={`/procurement/detailSon/${sub.id}`}>
            {sub.listName}
          </Link>
        }
        warehouse={sub.warehouseId}
        statuses={
          sub.cancelled ? (
            <OrderStatusMark kind="status" code="CANCELLED" />
          ) : (
            <>
              <OrderStatusMark kind="confirmation" code={sub.confirmation} />
              {sub.shipping !== 'NONE' && <OrderStatusMark kind="shipping" code={sub.shipping} />}
              <Text size="small" ink="weak">
                {t('shipEstimate', { date: formats.date(sub.shipEstimate) })}
              </Text>
            </>
          )
        }
      />
      <SubOrderTable
        no={no}
        isCancelled={sub.cancelled}
        lines={subOrderLines(sub, (reason, qty, sizes) => ({
          title: t(`shortage.${reason ?? 'SHORTAGE'}`, { count: qty }),
          detail: t('shortageSizes', { sizes }),
        }))}
      />
    </section>
  );
}
