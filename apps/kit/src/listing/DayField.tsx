import { useState } from 'react';
import { TextField } from '@selvedge/design-system/TextField';

/** A browser tells each digit of a year as a day of its own: of the year 2, 20, 202. */
const FIRST_DAY = '2000-01-01';

interface DayFieldProps {
  label: string;
  isLabelHidden?: boolean;
  /** Day in force as `YYYY-MM-DD`; empty for none. */
  day: string;
  /** Takes a whole day, or none where the field was emptied. */
  onChange: (day: string) => void;
}

/** A day that narrows a list. It stays as it is typed until the day is whole, and follows a filter that is changed elsewhere. */
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
