import { textLength } from '@selvedge/domain/display/textLength';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages';
import { counter } from './field.css';

interface LimitedText {
  value?: string;
  maxLength?: number;
  isInvalid?: boolean;
  errorMessage?: ReactNode;
}

/**
 * Compares a text with the most characters that its field takes. A text that is too long, such as a pasted one, stays as it is and makes
 * the field invalid. Spaces around the text do not count.
 */
export function useTextLimit({ value, maxLength, isInvalid, errorMessage }: LimitedText) {
  const t = useMessages('Field');
  if (maxLength === undefined || value === undefined) return { isInvalid, errorMessage };
  const length = textLength(value);
  const isTooLong = length > maxLength;
  const tooLong = isTooLong && t('tooLong', { max: maxLength, count: length - maxLength });
  return {
    isInvalid: isInvalid || isTooLong,
    errorMessage: tooLong || errorMessage,
    counter: (
      <span className={counter} data-exceeded={isTooLong || undefined}>
        {length} / {maxLength}
      </span>
    ),
  };
}
