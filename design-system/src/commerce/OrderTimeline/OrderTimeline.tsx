import { OrderFlow, type OrderFlowProps } from './OrderFlow';
import { OrderRecords, type OrderRecordsProps } from './OrderRecords';
import { together } from './OrderTimeline.css';

/** Props of {@link OrderTimeline}. */
export interface OrderTimelineProps extends OrderFlowProps, OrderRecordsProps {}

/**
 * The life of an order: its place in the machine above, what happened so far below. Pages that show the two apart use
 * {@link OrderFlow} and {@link OrderRecords}, which this puts together.
 */
export function OrderTimeline({ records, limit, ...flow }: OrderTimelineProps) {
  return (
    <div className={together}>
      <OrderFlow {...flow} />
      <OrderRecords records={records} limit={limit} />
    </div>
  );
}
