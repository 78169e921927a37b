import { useImperativeHandle } from 'react';
import type { ReactNode } from 'react';
import type { RootProps } from './rootProps';
import { useOverflow } from './useOverflow';

interface SidewaysFrameProps extends RootProps<HTMLDivElement> {
  /** Accessible name of the frame while it can be scrolled. */
  label: string;
  className: string;
  children: ReactNode;
}

/** Frame for content that may be wider than its place. While it is, the frame takes keyboard focus and the arrow keys scroll it. */
export function ScrollFrame({ label, className, children, ref, ...root }: SidewaysFrameProps) {
  const { place, isTight } = useOverflow();
  const reached = isTight ? { tabIndex: 0, role: 'group', 'aria-label': label } : {};
  useImperativeHandle(ref, () => place.current as HTMLDivElement, [place]);
  return (
    <div {...root} ref={place} className={className} {...reached}>
      {children}
    </div>
  );
}
