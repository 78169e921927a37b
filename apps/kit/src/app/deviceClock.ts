/**
 * Times that this device writes and reads itself, so that its own clock is meant: until the first answer comes nothing is known of the
 * server's. Whatever the server says or is told is judged by `serverNow` or `useNow`.
 */
export type DeviceTime =
  /** When the stored session was last used: it is judged before the first call. */
  | 'storedSession'
  /** When what was typed was kept on this device, and when it is to be dropped. */
  | 'keptForm';

/** The present by the device's clock, in epoch milliseconds, for a time of its own. */
export function deviceNow(_of: DeviceTime): number {
  return Date.now();
}
