import type { KeyboardEvent, ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import { useMessages } from '../../i18n/useMessages';
import type { RootProps } from '../../internal/rootProps';
import { useMedia } from '../../internal/useMedia';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { XIcon } from '../../primitives/Icon/icons';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { media } from '../../theme/tokens';
import { alone, both, detail as detailClass, head, headEnd, list } from './Beside.css';
import { StepButtons } from './StepButtons';
import { stepOf } from './stepKey';

/** Detail shown beside a list. */
export interface BesideDetail {
  /** Accessible name of the detail: the product, the order. */
  label: string;
  content: ReactNode;
  /** Position among all rows, such as "3 / 486". */
  place?: string;
  /** Actions at the end of the detail's head. */
  actions?: ReactNode;
  hasPrevious: boolean;
  hasNext: boolean;
}

/** Props of {@link Beside}. */
export interface BesideProps extends RootProps<HTMLDivElement> {
  /** The list of rows. */
  children: ReactNode;
  /** Detail of the open row; without it the list has the whole width. */
  detail?: BesideDetail;
  /** Called to move to the next row (1) or the previous one (-1). */
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}

/**
 * List with the detail of the open row beside it; J and K move to the next and previous row while the focus is inside. Where the window is
 * too narrow for both, the detail opens in a dialog.
 */
export function Beside({ children, detail, onStep, onClose, ...root }: BesideProps) {
  const t = useMessages('Beside');
  const isNarrow = useMedia(media.belowDesk);
  const isBeside = detail !== undefined && !isNarrow;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = detail && stepOf(event, isBeside ? 0 : 1);
    if (step && (step === 1 ? detail.hasNext : detail.hasPrevious)) onStep(step);
  };
  const steps = detail && (
    <StepButtons
      previous={detail.hasPrevious ? { onPress: () => onStep(-1) } : undefined}
      next={detail.hasNext ? { onPress: () => onStep(1) } : undefined}
    />
  );
  return (
    <Group {...root} role="presentation" className={isBeside ? both : alone} onKeyDown={onKeyDown}>
      <div className={list}>{children}</div>
      {isBeside && (
        <aside aria-label={detail.label} className={detailClass}>
          <div className={head}>
            {detail.place}
            {steps}
            <span className={headEnd}>
              {detail.actions}
              <IconButton label={t('close')} icon={<XIcon />} onPress={onClose} />
            </span>
          </div>
          {detail.content}
        </aside>
      )}
      {detail && isNarrow && (
        <Dialog
          isOpen
          onOpenChange={onClose}
          title={detail.label}
          footer={
            <>
              {detail.place}
              {steps}
              {detail.actions}
            </>
          }
        >
          {detail.content}
        </Dialog>
      )}
    </Group>
  );
}
