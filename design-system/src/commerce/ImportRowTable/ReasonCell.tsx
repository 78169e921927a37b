import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import { CircleXIcon, TriangleAlertIcon } from '../../primitives/Icon/Icon';
import { quoted, reason, reasonTone, reasonWords } from './ImportRowTable.css';

/** Severity of a problem: an error excludes the row, a warning includes it as described. */
export type ProblemState = 'WARN' | 'ERROR';

/** Props of {@link ReasonCell}. */
export interface ReasonCellProps extends RootProps<HTMLSpanElement> {
  state: ProblemState;
  /** Description of the problem, in a sentence. */
  text: string;
  /** Value as written in the sheet, shown as a quote. */
  value?: string;
  /** Weaker text instead of the quote: "asked 2, left 0". */
  note?: string;
}

/** Problem of a row: an icon, the reason, and the value as written. */
export function ReasonCell({ state, text, value, note, ...root }: ReasonCellProps) {
  const t = useMessages('ImportRowTable');
  const aside = note ?? (value === undefined || value === '' ? undefined : t('value', { value }));
  return (
    <span {...root} className={reason}>
      <span className={reasonTone[state]}>
        {state === 'ERROR' ? <CircleXIcon size="medium" /> : <TriangleAlertIcon size="medium" />}
      </span>
      <span className={visuallyHidden}>{t(state === 'ERROR' ? 'error' : 'warning')}</span>
      <span className={reasonWords}>
        {text}
        {aside && <span className={quoted}>{aside}</span>}
      </span>
    </span>
  );
}
