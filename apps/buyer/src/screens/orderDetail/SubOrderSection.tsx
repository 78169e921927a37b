import { Link } from '@selvedge/design-system/primitives/Link';
import { SubOrderHead, SubOrderTable } from '@selvedge/design-system/commerce/SubOrderTable';
import { SubOrderStates } from '@selvedge/app-shell/orders/OrderPanels';
import { differenceWords, subOrderLines } from '@selvedge/app-shell/orders/subOrderLines';
import { productHref } from '../../trade/productLink';
import type { SubOrder } from '../../api/schemas';
import type { OrderWords } from '@selvedge/app-shell/orders/orderViews';
import { subOrderPosition } from '@selvedge/domain/orders/orderNumbers';

/** Section of a sub-order: its list and warehouse, its states, and its lines with requested, confirmed, shipped and received quantities. */
export function SubOrderSection({ sub, words }: { sub: SubOrder; words: OrderWords }) {
  const { t } = words;
  const no = subOrderPosition(sub.subNo);
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
        statuses={<SubOrderStates sub={sub} />}
      />
      <SubOrderTable
        no={no}
        isCancelled={sub.cancelled}
        lines={subOrderLines(sub, differenceWords(words), productHref)}
      />
    </section>
  );
}
