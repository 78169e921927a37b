export { OrderTimeline } from './OrderTimeline';
export type { OrderTimelineProps } from './OrderTimeline';
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
