import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { formatMoney } from '../../formats';
import { useFormats, useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import { fill, fillVar, mark, markSum, placeVar, ruler, sentence, sum } from './ThresholdRuler.css';
import { rulerModel, type RulerModel, type SurchargeStep } from './ThresholdRuler.model';

export type { SurchargeStep } from './ThresholdRuler.model';

/** Props of {@link ThresholdRuler}. */
export interface ThresholdRulerProps extends RootProps<HTMLDivElement> {
  /** Goods value so far, in EUR cents. */
  goodsCents: number;
  /** Steps of the surcharge, from the shared rules. */
  steps: readonly SurchargeStep[];
}

/** Distance to the next step of the surcharge: a sentence with the exact sum and a ruler below it. */
export function ThresholdRuler({ goodsCents, steps, ...root }: ThresholdRulerProps) {
  const model = rulerModel(goodsCents, steps);
  const formats = useFormats();
  return (
    <div {...root}>
      <p className={sentence}>
        <Sentence model={model} />
      </p>
      <div className={ruler} aria-hidden="true">
        <span className={fill} style={assignInlineVars({ [fillVar]: `${(model.fill * 100).toFixed(1)}%` })} />
        {model.marks.map(({ at, atCents, surchargeBp }) => (
          <span key={atCents} className={mark} style={assignInlineVars({ [placeVar]: `${at * 100}%` })}>
            {formats.percent(surchargeBp)}
            {atCents > 0 && <span className={markSum}>{wholeEuros(atCents)}</span>}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Formats a threshold without its cents, which are zero on a round sum. */
function wholeEuros(cents: number): string {
  return formatMoney(cents).replace(/\.00$/, '');
}

function Sentence({ model: { next, currentBp, marks } }: { model: RulerModel }) {
  const t = useMessages('ThresholdRuler');
  const formats = useFormats();
  const from = formats.percent(currentBp);
  if (!next) {
    const end = marks.at(-1);
    return (
      <>{currentBp === 0 && end ? t('reached', { sum: wholeEuros(end.atCents) }) : t('flat', { from })}</>
    );
  }
  const words = t('add', { from, to: formats.percent(next.surchargeBp), missing: '\u0000' });
  return <>{withSum(words, <span className={sum}>{formats.money(next.missingCents)}</span>)}</>;
}

/** Inserts the emphasised sum where the sentence of the language has it. */
function withSum(words: string, figure: ReactNode): ReactNode {
  const [before, after] = words.split('\u0000');
  return (
    <>
      {before}
      {figure}
      {after}
    </>
  );
}
