import type { ReactNode } from 'react';
import type { StatusTone } from '../../css/tone';
import type { RootProps } from '../../internal/rootProps';
import { statusGlyphs } from './glyphs';
import type { StatusGlyph } from './glyphs';
import { status, statusGlyph, statusOff, statusSentence, statusTone } from './StatusMark.css';

export interface StatusMarkProps extends RootProps<HTMLSpanElement> {
  /** The status, in the words of the glossary. */
  children: ReactNode;
  glyph: StatusGlyph;
  tone?: StatusTone;
  /** Weakens the word too: called off, past. */
  isOff?: boolean;
  /** It is a sentence, which takes as many lines as it needs; a status stands on one. */
  isSentence?: boolean;
}

/** A status in a row: a shape and a word. The shape alone tells it, colour only helps. */
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
