import type { RootProps } from '../../internal/rootProps';
import { OrderFlow, type OrderFlowProps } from './OrderFlow';
import { OrderRecords, type OrderRecordsProps } from './OrderRecords';
import { together } from './OrderTimeline.css';

/** Props of {@link OrderTimeline}. */
export interface OrderTimelineProps
  extends
    Omit<OrderFlowProps, keyof RootProps>,
    Omit<OrderRecordsProps, keyof RootProps>,
    RootProps<HTMLDivElement> {}

/**
 * The life of an order: its place in the machine above, what happened so far below. Pages that show the two apart use
 * {@link OrderFlow} and {@link OrderRecords}, which this puts together.
 */
export function OrderTimeline(props: OrderTimelineProps) {
  const { records, limit, steps, currentId, progress, isCancelled, ...root } = props;
  const flow = { steps, currentId, progress, isCancelled };
  return (
    <div {...root} className={together}>
      <OrderFlow {...flow} />
      <OrderRecords records={records} limit={limit} />
    </div>
  );
}
