import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { StatusMark } from '../../primitives/StatusMark';
import { useStatusLook, useStatusWord } from './StatusOverrides';
import type { AnyStatus } from './statuses';

/** Props of {@link OrderStatusMark}. */
export type OrderStatusMarkProps = AnyStatus &
  RootProps<HTMLSpanElement> & {
    /** Says it in other words where the place asks for shorter ones. */
    label?: string;
  };

/** A status in a table or a heading row: one glyph, one word; the shape alone tells it. */
export function OrderStatusMark({ label, ...status }: OrderStatusMarkProps) {
  const wordOf = useStatusWord();
  const { glyph, tone, isOff } = useStatusLook()(status);
  return (
    <StatusMark {...rootProps(status)} glyph={glyph} tone={tone} isOff={isOff}>
      {label ?? wordOf(status)}
    </StatusMark>
  );
}
