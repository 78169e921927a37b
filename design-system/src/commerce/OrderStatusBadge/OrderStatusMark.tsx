import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { StatusMark } from '../../primitives/StatusMark/StatusMark';
import { useStatusLook, useStatusWord } from './useStatus';
import type { AnyStatus } from './statuses';

/** Props of {@link OrderStatusMark}. */
export type OrderStatusMarkProps = AnyStatus &
  RootProps<HTMLSpanElement> & {
    /** Replaces the name of the status, where a shorter one is needed. */
    label?: string;
  };

/** Status in a table or a heading row: a glyph and a word; the shape is distinct without colour. */
export function OrderStatusMark({ label, ...status }: OrderStatusMarkProps) {
  const wordOf = useStatusWord();
  const { glyph, tone, isOff } = useStatusLook()(status);
  return (
    <StatusMark {...rootProps(status)} glyph={glyph} tone={tone} isOff={isOff}>
      {label ?? wordOf(status)}
    </StatusMark>
  );
}
