const MINUTE_MS = 60_000;

/** Returns a moment as the value of a field for a day and time, in the reader's zone: `2026-11-23T18:00`. */
export function localMinute(moment: Date): string {
  return new Date(moment.getTime() - moment.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}

/** Returns the moment of a field for a day and time as an ISO instant; an empty one stays empty, and the server refuses it. */
export function momentOf(text: string): string {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
}
