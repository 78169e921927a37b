import { useFormats } from '../../i18n';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useMessages } from '../../i18n/useMessages';
import type { RootProps } from '../../internal/rootProps';
import { bar, bars, count, stage } from './SubOrderBars.css';

/** Stages of a sub-order: only asked, confirmed, partly shipped, shipped, or cancelled. */
export const subOrderStages = ['asked', 'confirmed', 'partial', 'shipped', 'cancelled'] as const;
export type SubOrderStage = (typeof subOrderStages)[number];

/** Sub-order of a row. */
export interface SubOrderBar {
  id: string;
  stage: SubOrderStage;
}

/** Props of {@link SubOrderBars}. */
export interface SubOrderBarsProps extends RootProps<HTMLSpanElement> {
  subOrders: readonly SubOrderBar[];
}

/**
 * Sub-orders of an order as bars with their number; a later stage is darker, a cancelled one is a hairline. Screen readers read the counts
 * by stage.
 */
export function SubOrderBars({ subOrders, ...root }: SubOrderBarsProps) {
  const t = useMessages('SubOrderBars');
  const formats = useFormats();
  const counts = subOrderStages.flatMap((each) => {
    const found = subOrders.filter((sub) => sub.stage === each).length;
    return found > 0 ? [t(each, { count: formats.quantity(found) })] : [];
  });
  return (
    <span {...root} className={bars}>
      {subOrders.map((sub) => (
        <span key={sub.id} className={`${bar} ${stage[sub.stage]}`} aria-hidden="true" />
      ))}
      <span className={count} aria-hidden="true">
        {formats.quantity(subOrders.length)}
      </span>
      <span className={visuallyHidden}>{counts.join(', ')}</span>
    </span>
  );
}
