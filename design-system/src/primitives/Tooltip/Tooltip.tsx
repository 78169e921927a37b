import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import type { RootProps } from '../../internal/rootProps';
import { floating } from '../floating/floating.css';
import { tip } from './Tooltip.css';

export interface TooltipProps extends RootProps<HTMLDivElement> {
  /** Button or link that can be focused. */
  children: ReactNode;
  /** A few words; no information that is not available elsewhere. */
  content: ReactNode;
  placement?: 'top' | 'bottom' | 'start' | 'end';
}

/** Tooltip: the name of an icon button, or the whole of a truncated name. */
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
