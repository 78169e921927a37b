import type { ShipmentEvent, shipments } from '../../../db/schema/fulfilment';

/** A stored shipment. */
export type ShipmentRow = typeof shipments.$inferSelect;

/** Returns the events of a shipment, newest first. */
export function newestFirst(events: readonly ShipmentEvent[]): ShipmentEvent[] {
  return events.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
