/** States of a step of the flow. */
export const stepStates = ['done', 'current', 'ahead', 'cancelled'] as const;
/** State of a step of the flow. */
export type StepState = (typeof stepStates)[number];

/** Step of an order's flow as the caller passes it; the current step follows from `currentId`. */
export interface FlowStep {
  /** Stable id, such as the flow code of the order's state machine. */
  id: string;
  label: string;
  /** Time or other short note after the label, already worded. */
  detail?: string;
}

/** Step with its state and the drawn part of its line. */
export interface PlacedStep extends FlowStep {
  state: StepState;
  /** Completed part of the line behind the step, 0 to 1. */
  progress: number;
}

/** Position of an order in its flow. */
export interface FlowPosition {
  /** Id of the step the order is in. An unknown id leaves every step ahead. */
  currentId: string;
  /** Completed part of the current step, 0 to 1 (98 of 118 pieces shipped is 0.83). */
  progress?: number;
  /** Whether the order was cancelled at the current step, so that no later step will be reached. */
  isCancelled?: boolean;
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/**
 * Computes the state of every step and the drawn part of its line. The last step has no line behind it, so reaching it means the flow is
 * complete; a cancelled order stops at its current step.
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

/** Record of an action on an order: what was done, by whom and when. */
export interface TimelineRecord {
  id: string;
  /** Time, ISO 8601 in UTC. */
  at: string;
  /** Action, already worded: "Sub-order 02: line 1 cut by 2". */
  title: string;
  /** Name of the person who did it. */
  actor?: string;
  /** Side of the actor: platform, warehouse, finance, a team. */
  actorSide?: string;
  /** Reason, amount or comment that belongs to the action. */
  note?: string;
}

/** Records of one local day. */
export interface RecordGroup {
  /** The day, formatted for the reader. */
  day: string;
  records: TimelineRecord[];
}

/**
 * Groups records by day, newest first; `dayOf` formats the day of an instant in the reader's zone. Records of the same instant keep their
 * order, since an action and its consequence are written in the same transaction.
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

/** Returns the newest `limit` records, still grouped. */
export function newestOf(groups: readonly RecordGroup[], limit: number): RecordGroup[] {
  let left = limit;
  return groups.flatMap((group) => {
    const records = group.records.slice(0, Math.max(0, left));
    left -= records.length;
    return records.length > 0 ? [{ ...group, records }] : [];
  });
}
