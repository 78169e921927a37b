import type { components } from '@selvedge/api-spec/types';
import type { operationRecords } from '../../../db/schema/platform';
import type { Outgoing } from '../../../http/outgoing';

/** An operation record as it is shown (D-56). */
export function logOf({
  id,
  action,
  operatorType,
  operatorName,
  at,
  before,
  after,
  note,
}: typeof operationRecords.$inferSelect): Outgoing<components['schemas']['Log']> {
  return { id, action, operatorType, operatorName, at, before: plain(before), after: plain(after), note };
}

/** A stored state of a record; nothing when no field was kept. */
function plain(value: unknown): Record<string, never> | null {
  return isFields(value) && Object.keys(value).length > 0 ? value : null;
}

/** The contract leaves the fields of a record open, which its types call an object of nothing. */
function isFields(value: unknown): value is Record<string, never> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
