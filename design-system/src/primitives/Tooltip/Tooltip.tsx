import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import type { RootProps } from '../../internal/rootProps';
import { floating } from '../floating/floating.css';
import { tip } from './Tooltip.css';

export interface TooltipProps extends RootProps<HTMLDivElement> {
  /** A button or link that can be focused. */
  children: ReactNode;
  /** A few words; nothing that is only said here. */
  content: ReactNode;
  placement?: 'top' | 'bottom' | 'start' | 'end';
}

/** A name for what is only an icon, or the whole of a cut name. */
export function Tooltip({ children, content, placement = 'top', ...root }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={0}>
      {children}
      <AriaTooltip {...root} className={`${floating} ${tip}`} placement={placement} offset={6}>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
