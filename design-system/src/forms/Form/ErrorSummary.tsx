import { get } from 'react-hook-form';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { useMessages } from '../../i18n/useMessages';
import { Link } from '../../primitives/Link/Link';
import { summary, summaryFault, summaryList } from './Form.css';

/** Number of fields from which a form has a summary: a shorter one shows all its errors at a glance. */
const FIELDS_MIN = 6;
/** Most links at a time, as for a table of lines; the others follow when these are corrected. */
const LINKS_MAX = 20;

interface ErrorSummaryProps {
  errors: FieldErrors<FieldValues>;
  /** Labels of the fields on the page, by name. */
  labels: ReadonlyMap<string, string>;
  /** Moves the focus to the field of a name. */
  onGo: (name: string) => void;
}

/** Faulty fields above a long form: their number, and links to the first of them. Their errors are shown at the fields. */
export function ErrorSummary({ errors, labels, onGo }: ErrorSummaryProps) {
  const t = useMessages('Form');
  const faults = [...labels].filter(([name]) => get(errors, name) !== undefined);
  if (labels.size < FIELDS_MIN || faults.length < 2) return null;
  return (
    <div className={summary}>
      <p role="alert">{t('faults', { count: faults.length })}</p>
      <ul className={summaryList}>
        {faults.slice(0, LINKS_MAX).map(([name, label]) => (
          <li key={name} className={summaryFault}>
            <Link onPress={() => onGo(name)}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
