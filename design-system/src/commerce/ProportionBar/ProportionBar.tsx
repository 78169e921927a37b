import { assignInlineVars } from '@vanilla-extract/dynamic';
import { formatQuantity } from '../../formats';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import type { RootProps } from '../../internal/rootProps';
import { bar, first as firstPart, proportion, rest as restPart, shareVar } from './ProportionBar.css';

/** Props of {@link ProportionBar}. */
export interface ProportionBarProps extends RootProps<HTMLSpanElement> {
  /** Share of the first part in basis points; the rest is the second part. */
  firstBp: number;
  /** Text with both parts, for screen readers: "Hot 38%, standard 62%". */
  label: string;
}

/** Two parts of a whole on a line, such as hot and standard products: the percentage of each and a short bar between them. */
export function ProportionBar({ firstBp, label, ...root }: ProportionBarProps) {
  const share = Math.round(firstBp / 100);
  return (
    <span {...root} className={proportion}>
      <span className={visuallyHidden}>{label}</span>
      <span aria-hidden="true">{formatQuantity(share)}</span>
      <span aria-hidden="true" className={bar}>
        <span className={firstPart} style={assignInlineVars({ [shareVar]: `${firstBp / 100}%` })} />
        <span className={restPart} />
      </span>
      <span aria-hidden="true">{formatQuantity(100 - share)}</span>
    </span>
  );
}
