import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { focusRing } from '../../css/focus.css';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useFormats, useMessages } from '../../i18n';
import { ChevronDownIcon, ChevronUpIcon } from '../../primitives/Icon/Icon';
import { PriceCell } from '../PriceCell/PriceCell';
import { count, foldLine, foldToggle } from './OrderBar.css';

interface FoldLineProps {
  pieceCount: number;
  /** Amount payable in EUR cents; undefined while it is not known. */
  payableCents: number | undefined;
  isOpen: boolean;
  onToggle: () => void;
  /** Primary action. */
  children: ReactNode;
}

/** Line of the bar on a phone: pieces and amount payable, which open the rest, and the primary action. */
export function CollapsedBar({ pieceCount, payableCents, isOpen, onToggle, children }: FoldLineProps) {
  const t = useMessages('OrderBar');
  const formats = useFormats();
  return (
    <div className={foldLine}>
      <Button className={`${foldToggle} ${focusRing}`} aria-expanded={isOpen} onPress={onToggle}>
        <span className={count}>{formats.count(pieceCount, 'pieceShort')}</span>
        <span className={visuallyHidden}>{t('payable')}</span>
        <PriceCell cents={payableCents} emphasis="total" isCharged />
        {isOpen ? <ChevronDownIcon size="small" /> : <ChevronUpIcon size="small" />}
      </Button>
      {children}
    </div>
  );
}
