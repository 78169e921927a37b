/** Where a step of the flow stands. */
export const stepStates = ['done', 'current', 'ahead', 'cancelled'] as const;
/** Where a step of the flow stands. */
export type StepState = (typeof stepStates)[number];

/** One step of an order's flow as the caller knows it; which one is current follows from the whole. */
export interface FlowStep {
  /** Stable key, such as the flow code of the order machine. */
  id: string;
  label: string;
  /** Time or other short note behind the label, already worded. */
  detail?: string;
}

/** A step with its place in the flow worked out. */
export interface PlacedStep extends FlowStep {
  state: StepState;
  /** Part of the line behind the step that is drawn through, 0 to 1. */
  progress: number;
}

/** Position of an order in its flow. */
export interface FlowPosition {
  /** Id of the step the order is in. Unknown ids leave every step ahead. */
  currentId: string;
  /** How much of the current step is done, 0 to 1 (98 of 118 pieces shipped is 0.83). */
  progress?: number;
  /** The order ended here: nothing after the current step will come. */
  isCancelled?: boolean;
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/**
 * Works out the state and the drawn part of the line of every step. The last step has no line behind it, so reaching it
 * means the flow is complete; a cancelled order stops at its current step.
 */
export function placeSteps(steps: readonly FlowStep[], position: FlowPosition): PlacedStep[] {
  const at = steps.findIndex((step) => step.id === position.currentId);
  return steps.map((step, index) => {
    if (at < 0 || index > at) return { ...step, state: 'ahead', progress: 0 };
    if (index < at) return { ...step, state: 'done', progress: 1 };
    if (position.isCancelled) return { ...step, state: 'cancelled', progress: 0 };
    const isLast = index === steps.length - 1;
    return { ...step, state: 'current', progress: isLast ? 1 : clamp(position.progress ?? 0) };
  });
}

/** One thing that happened to an order: who did what and when. */
export interface TimelineRecord {
  id: string;
  /** ISO 8601 in UTC. */
  at: string;
  /** What was done, already worded: "Sub-order 02: line 1 cut by 2". */
  title: string;
  /** Who did it. */
  actor?: string;
  /** On whose side the actor stands: platform, warehouse, finance, a team. */
  actorSide?: string;
  /** Reason, amount or comment that belongs to the action. */
  note?: string;
}

/** Records of one local day. */
export interface RecordGroup {
  /** The day as the reader writes it. */
  day: string;
  records: TimelineRecord[];
}

/**
 * Groups records by day, newest first; `dayOf` words the day of an instant in the reader's zone. Records of one instant keep the order in which they came, since an action
 * and its consequence are written in the same transaction.
 */
export function groupRecords(
  records: readonly TimelineRecord[],
  dayOf: (at: string) => string,
): RecordGroup[] {
  const newestFirst = records
    .map((record, index) => ({ record, index, time: Date.parse(record.at) }))
    .sort((a, b) => b.time - a.time || a.index - b.index);
  const groups: RecordGroup[] = [];
  for (const { record } of newestFirst) {
    const day = dayOf(record.at);
    const last = groups.at(-1);
    if (last?.day === day) last.records.push(record);
    else groups.push({ day, records: [record] });
  }
  return groups;
}

/** The newest `limit` records, still grouped. */
export function newestOf(groups: readonly RecordGroup[], limit: number): RecordGroup[] {
  let left = limit;
  return groups.flatMap((group) => {
    const records = group.records.slice(0, Math.max(0, left));
    left -= records.length;
    return records.length > 0 ? [{ ...group, records }] : [];
  });
}
