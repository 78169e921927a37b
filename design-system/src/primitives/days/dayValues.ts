import { parseDate, parseDateTime, parseTime } from '@internationalized/date';
import type { CalendarDate, CalendarDateTime, Time } from '@internationalized/date';

/** First year that counts as complete: while a year is typed, its field reports the years 2, 20 and 202 as well. */
const FIRST_YEAR = 1900;
const MINUTE_LENGTH = 'YYYY-MM-DDTHH:mm'.length;
const TIME_LENGTH = 'HH:mm'.length;

/** Returns the value of a text; null for an empty text, and for one that is no such day or time. */
function read<Value>(parse: (text: string) => Value, text: string | null | undefined): Value | null {
  if (!text) return null;
  try {
    return parse(text);
  } catch {
    return null;
  }
}

/** How a field reads and writes its value: a text in the app and the contract, an object in React Aria. */
export interface ValueText<Value> {
  /** Returns null for an empty text, and for one that is no such day or time. */
  read: (text: string | null | undefined) => Value | null;
  write: (value: Value) => string;
  /** Whether a value has been typed to its end. */
  isWhole: (value: Value) => boolean;
}

/** Day as `YYYY-MM-DD`. */
export const dayValue: ValueText<CalendarDate> = {
  read: (text) => read(parseDate, text),
  write: String,
  isWhole: ({ year }) => year >= FIRST_YEAR,
};

/** Day with a local time of day as `YYYY-MM-DDTHH:mm`. */
export const minuteValue: ValueText<CalendarDateTime> = {
  read: (text) => read(parseDateTime, text),
  write: (value) => String(value).slice(0, MINUTE_LENGTH),
  isWhole: ({ year }) => year >= FIRST_YEAR,
};

/** Time of day as `HH:mm`. */
export const timeValue: ValueText<Time> = {
  read: (text) => read(parseTime, text),
  write: (value) => String(value).slice(0, TIME_LENGTH),
  isWhole: () => true,
};
