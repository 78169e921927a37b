/**
 * Purposes of times that this device both writes and reads, so that its own clock is meant: before the first answer the server's clock is
 * not known. Times that come from the server or go to it are compared by `serverNow` or `useNow`.
 */
export type DeviceTime =
  /** Time of the last use of the stored session: it is checked before the first call. */
  | 'storedSession'
  /** Time at which form input was stored on this device, and from which its expiry is counted. */
  | 'keptForm';

/** Returns the current time by the device's clock, in epoch milliseconds. */
export function deviceNow(_of: DeviceTime): number {
  return Date.now();
}
