import type { ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import type { RootProps } from '../../internal/rootProps';
import { floating } from '../floating/floating.css';
import { panel } from './Popover.css';

export interface PopoverProps extends RootProps {
  /** Button that opens the panel. */
  trigger: ReactNode;
  /** Accessible name of the panel. */
  label: string;
  /** Content of the panel; a function receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  placement?: 'bottom start' | 'bottom end' | 'bottom' | 'top start' | 'top end' | 'top';
}

/** Small panel beside its button: column chooser, sort order, address card. */
export function Popover({
  trigger,
  label,
  children,
  isOpen,
  onOpenChange,
  placement = 'bottom end',
  ...root
}: PopoverProps) {
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover className={floating} placement={placement} offset={4}>
        <Dialog {...root} aria-label={label} className={panel}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
