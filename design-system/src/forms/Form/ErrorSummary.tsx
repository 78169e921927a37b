import { get } from 'react-hook-form';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { useMessages } from '../../i18n/useMessages';
import { Link } from '../../primitives/Link/Link';
import { summary, summaryFault, summaryList } from './Form.css';

/** Number of fields from which a form has a summary: a shorter one shows all its errors at a glance. */
const FIELDS_MIN = 6;

interface ErrorSummaryProps {
  errors: FieldErrors<FieldValues>;
  /** Labels of the fields on the page, by name. */
  labels: ReadonlyMap<string, string>;
  /** Moves the focus to the field of a name. */
  onGo: (name: string) => void;
}

/** Faulty fields above a long form: their number, and a link to each. Their errors are shown at the fields. */
export function ErrorSummary({ errors, labels, onGo }: ErrorSummaryProps) {
  const t = useMessages('Form');
  const faults = [...labels].filter(([name]) => get(errors, name) !== undefined);
  if (labels.size < FIELDS_MIN || faults.length < 2) return null;
  return (
    <div className={summary}>
      <p role="alert">{t('faults', { count: faults.length })}</p>
      <ul className={summaryList}>
        {faults.map(([name, label]) => (
          <li key={name} className={summaryFault}>
            <Link onPress={() => onGo(name)}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
