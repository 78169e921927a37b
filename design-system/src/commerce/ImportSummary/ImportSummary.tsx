import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { useFormats, useMessages } from '../../i18n';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import type { RootProps } from '../../internal/rootProps';
import { StatusMark } from '../../primitives/StatusMark/StatusMark';
import type { StatusMarkProps } from '../../primitives/StatusMark/StatusMark';
import {
  bar,
  figure,
  name,
  part,
  partTone,
  rowsVar,
  source as sourceClass,
  summary,
  tally,
} from './ImportSummary.css';

/** Props of {@link ImportSummary}. */
export interface ImportSummaryProps extends RootProps<HTMLDivElement> {
  valid: number;
  warnings: number;
  errors: number;
  /** Source of the rows: file name, size, rows against the limit, time of reading. */
  source?: ReactNode;
}

const classes: (Pick<StatusMarkProps, 'glyph' | 'tone'> & { key: 'valid' | 'warnings' | 'errors' })[] = [
  { key: 'valid', glyph: 'full', tone: 'positive' },
  { key: 'warnings', glyph: 'triangle', tone: 'warning' },
  { key: 'errors', glyph: 'cross', tone: 'critical' },
];

/** Result of the check of a sheet: three counts and their proportion, before anything is committed. */
export function ImportSummary({ source, valid, warnings, errors, ...root }: ImportSummaryProps) {
  const t = useMessages('ImportSummary');
  const formats = useFormats();
  const counts = { valid, warnings, errors };
  const shown = classes.filter(({ key }) => counts[key] > 0);
  return (
    <div {...root} className={summary}>
      <div className={tally}>
        <dl className={tally}>
          {classes.map(({ key, glyph, tone }) => (
            <div key={key}>
              <dt className={name}>
                <StatusMark glyph={glyph} tone={tone}>
                  {t(key)}
                </StatusMark>
              </dt>
              <dd className={figure}>{formats.quantity(counts[key])}</dd>
            </div>
          ))}
        </dl>
        {source && <div className={sourceClass}>{source}</div>}
      </div>
      <p className={visuallyHidden}>{t('bar', counts)}</p>
      <div className={bar} aria-hidden="true">
        {shown.map(({ key }) => (
          <span
            key={key}
            className={`${part} ${partTone[key]}`}
            style={assignInlineVars({ [rowsVar]: String(counts[key]) })}
          />
        ))}
      </div>
    </div>
  );
}
