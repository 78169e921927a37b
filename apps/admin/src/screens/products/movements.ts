import type { StockMovement } from '../../api/schemas';

/** What a movement is called: an order that lets go, and a parcel that comes back, have words of their own. */
type MovementWord = StockMovement['cause'] | 'RELEASE' | 'RETURN';

/** The word of a movement. */
export function movementWord({
  cause,
  lockedChange,
  onHandChange,
}: Pick<StockMovement, 'cause' | 'lockedChange' | 'onHandChange'>): MovementWord {
  if (cause === 'LOCK' && lockedChange < 0) return 'RELEASE';
  if (cause === 'SHIPMENT' && onHandChange > 0) return 'RETURN';
  return cause;
}

/** A change with its sign; a dash where nothing changed. */
export function signed(change: number, words: (value: number) => string): string {
  if (change === 0) return '–';
  return change > 0 ? `+${words(change)}` : words(change);
}
