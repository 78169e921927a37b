import type { ReactNode } from 'react';
import type { StatusTone } from '../../css/tone';
import type { RootProps } from '../../internal/rootProps';
import { statusGlyphs } from './glyphs';
import type { StatusGlyph } from './glyphs';
import { status, statusGlyph, statusOff, statusTone } from './StatusMark.css';

export interface StatusMarkProps extends RootProps<HTMLSpanElement> {
  /** The status, in the words of the glossary. */
  children: ReactNode;
  glyph: StatusGlyph;
  tone?: StatusTone;
  /** Weakens the word too: called off, past. */
  isOff?: boolean;
}

/** A status in a row: a shape and a word. The shape alone tells it, colour only helps. */
export function StatusMark({ children, glyph, tone = 'neutral', isOff = false, ...root }: StatusMarkProps) {
  return (
    <span {...root} className={isOff ? `${status} ${statusOff}` : status}>
      <svg viewBox="0 0 12 12" aria-hidden="true" className={`${statusGlyph} ${statusTone[tone]}`}>
        {statusGlyphs[glyph]}
      </svg>
      {children}
    </span>
  );
}
