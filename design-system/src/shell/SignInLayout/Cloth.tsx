import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId } from 'react';
import { useMessages } from '../../i18n';
import { Wordmark } from '../Wordmark/Wordmark';
import { clothTokens } from './cloth';
import {
  cloth,
  dye,
  dyes,
  dyeVar,
  edge,
  edgeText,
  edgeWeave,
  edgeWeavePhone,
  headline,
  inner,
  lead,
  weave,
  words,
} from './SignInLayout.css';

const { cloth: dark, edge: pale, dyes: colours } = clothTokens;

/** Texts on the cloth: two lines of the headline, and two below. */
export interface ClothWords {
  headline: readonly [string, string];
  lead: readonly [string, string];
}

/** Woven cloth with its selvedge beside the sign-in form; on a phone a strip of it. */
export function Cloth({ title, words: given }: { title: string; words: ClothWords | undefined }) {
  const t = useMessages('SignInLayout');
  const { headline: lines, lead: leads } = given ?? {
    headline: [t('lineOne'), t('lineTwo')],
    lead: [t('leadOne'), t('leadTwo')],
  };
  const id = useId();
  return (
    <section className={cloth}>
      <svg className={weave} aria-hidden="true">
        <defs>
          <pattern id={`${id}twill`} width="6" height="6" patternUnits="userSpaceOnUse">
            <path
              d="M-1 7L7 -1M2 7L7 2M-1 1L1 -1"
              stroke={dark.thread}
              strokeOpacity=".075"
              strokeWidth="1.1"
            />
          </pattern>
          <pattern id={`${id}warp`} width="3" height="3" patternUnits="userSpaceOnUse">
            <path d="M.5 0V3" stroke={dark.shade} strokeOpacity=".28" />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill={`url(#${id}twill)`} />
        <rect width="100%" height="100%" fill={`url(#${id}warp)`} />
      </svg>
      <div className={inner}>
        <Wordmark title={title} size="large" />
        <div className={words}>
          <p className={headline}>
            {lines[0]}
            <br />
            {lines[1]}
          </p>
          <p className={lead}>
            {leads[0]}
            <br />
            {leads[1]}
          </p>
        </div>
      </div>
      <Edge id={id} text={t('edge', { title: title.toUpperCase() })} />
    </section>
  );
}

function Edge({ id, text }: { id: string; text: string }) {
  return (
    <div className={edge} aria-hidden="true">
      <svg className={edgeWeave}>
        <defs>
          <pattern id={`${id}basket`} width="4" height="4" patternUnits="userSpaceOnUse">
            <path d="M0 1H2M2 3H4" stroke={pale.thread} strokeOpacity=".11" />
          </pattern>
          <pattern id={`${id}fringe`} width="8" height="3" patternUnits="userSpaceOnUse">
            <rect width="8" height="3" fill={dark.ground} />
            <path d="M0 .5H8" stroke={pale.ground} strokeOpacity=".5" />
          </pattern>
        </defs>
        <rect width="8" height="100%" fill={`url(#${id}fringe)`} />
        <rect x="8" width="100%" height="100%" fill={`url(#${id}basket)`} />
        <line x1="21.5" x2="21.5" y1="0" y2="100%" stroke={pale.red} strokeWidth="2" strokeDasharray="7 2" />
        <svg x="100%" overflow="visible">
          <line
            x1="-4.5"
            x2="-4.5"
            y1="0"
            y2="100%"
            stroke={pale.thread}
            strokeOpacity=".55"
            strokeDasharray="3 3"
          />
          <line x1="-1" x2="-1" y1="0" y2="100%" stroke={pale.thread} strokeWidth="2" />
        </svg>
      </svg>
      <svg className={edgeWeavePhone}>
        <line x1="0" x2="100%" y1="4" y2="4" stroke={pale.red} strokeWidth="2" strokeDasharray="7 2" />
        <line
          x1="0"
          x2="100%"
          y1="9.5"
          y2="9.5"
          stroke={pale.thread}
          strokeOpacity=".55"
          strokeDasharray="3 3"
        />
        <line x1="0" x2="100%" y1="13" y2="13" stroke={pale.thread} strokeWidth="2" />
      </svg>
      <span className={edgeText}>{text}</span>
      <span className={dyes}>
        {Object.values(colours).map((colour) => (
          <span key={colour} className={dye} style={assignInlineVars({ [dyeVar]: colour })} />
        ))}
      </span>
    </div>
  );
}
