import { useState } from 'react';
import { TextField } from '@selvedge/design-system/primitives/TextField';

/** First day that counts as complete: while a year is typed, the browser reports the years 2, 20 and 202 as well. */
const FIRST_DAY = '2000-01-01';

interface DayFieldProps {
  label: string;
  isLabelHidden?: boolean;
  /** Selected day as `YYYY-MM-DD`; empty for none. */
  day: string;
  /** Called with a complete day, or with an empty text when the field was cleared. */
  onChange: (day: string) => void;
}

/** Date field of a list filter. It keeps the typed text until the day is complete, and follows a filter that changes elsewhere. */
export function DayField({ day, onChange, ...words }: DayFieldProps) {
  const [typed, setTyped] = useState(day);
  const [followed, setFollowed] = useState(day);
  if (followed !== day) {
    setFollowed(day);
    setTyped(day);
  }
  return (
    <TextField
      {...words}
      type="date"
      value={typed}
      onChange={(next) => {
        setTyped(next);
        if (next === '' || next >= FIRST_DAY) onChange(next);
      }}
    />
  );
}
