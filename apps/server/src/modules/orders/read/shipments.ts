import type { ShipmentEvent, shipments } from '../../../db/schema/fulfilment';

/** A stored consignment. */
export type ShipmentRow = typeof shipments.$inferSelect;

/** What was told of a consignment, the latest first. */
export function newestFirst(events: readonly ShipmentEvent[]): ShipmentEvent[] {
  return events.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
