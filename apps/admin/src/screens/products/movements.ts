import type { StockMovement } from '../../api/schemas';

/** Message key of a movement: an order that releases its lock, and a parcel that comes back, have keys of their own. */
type MovementWord = StockMovement['cause'] | 'RELEASE' | 'RETURN';

/** Returns the message key of a movement. */
export function movementWord({
  cause,
  lockedChange,
  onHandChange,
}: Pick<StockMovement, 'cause' | 'lockedChange' | 'onHandChange'>): MovementWord {
  if (cause === 'LOCK' && lockedChange < 0) return 'RELEASE';
  if (cause === 'SHIPMENT' && onHandChange > 0) return 'RETURN';
  return cause;
}

/** Formats a change with its sign; a dash when nothing changed. */
export function signed(change: number, words: (value: number) => string): string {
  if (change === 0) return '–';
  return change > 0 ? `+${words(change)}` : words(change);
}
