import type { RootProps } from '../../internal/rootProps';
import { OrderFlow, type OrderFlowProps } from './OrderFlow';
import { OrderRecords, type OrderRecordsProps } from './OrderRecords';
import { together } from './OrderTimeline.css';

export { OrderFlow } from './OrderFlow';
export type { OrderFlowProps } from './OrderFlow';
export { OrderRecords } from './OrderRecords';
export type { OrderRecordsProps } from './OrderRecords';
export { groupRecords, placeSteps } from './OrderTimeline.model';
export type {
  FlowPosition,
  FlowStep,
  PlacedStep,
  RecordGroup,
  StepState,
  TimelineRecord,
} from './OrderTimeline.model';

/** Props of {@link OrderTimeline}. */
export interface OrderTimelineProps
  extends
    Omit<OrderFlowProps, keyof RootProps>,
    Omit<OrderRecordsProps, keyof RootProps>,
    RootProps<HTMLDivElement> {}

/**
 * Progress and records of an order: its position in the state machine above, its records below. Pages that show the two apart use
 * {@link OrderFlow} and {@link OrderRecords}, which this component combines.
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
