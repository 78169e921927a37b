import type { ReactNode } from 'react';
import type { StatusTone } from '../../css/tone';
import type { RootProps } from '../../internal/rootProps';
import { statusGlyphs } from './glyphs';
import type { StatusGlyph } from './glyphs';
import { status, statusGlyph, statusOff, statusSentence, statusTone } from './StatusMark.css';

export type { StatusGlyph } from './glyphs';

export interface StatusMarkProps extends RootProps<HTMLSpanElement> {
  /** Name of the status, in the words of the glossary. */
  children: ReactNode;
  glyph: StatusGlyph;
  tone?: StatusTone;
  /** Draws the word in weak ink too: cancelled, past. */
  isOff?: boolean;
  /** For a sentence, which takes as many lines as it needs; a status stays on a single line. */
  isSentence?: boolean;
}

/** Status in a row: a shape and a word. Each status has a shape of its own, so it does not depend on colour. */
export function StatusMark(props: StatusMarkProps) {
  const { children, glyph, tone = 'neutral', isOff = false, isSentence = false, ...root } = props;
  const classes = [status, isOff && statusOff, isSentence && statusSentence];
  return (
    <span {...root} className={classes.filter(Boolean).join(' ')}>
      <svg viewBox="0 0 12 12" aria-hidden="true" className={`${statusGlyph} ${statusTone[tone]}`}>
        {statusGlyphs[glyph]}
      </svg>
      {children}
    </span>
  );
}
