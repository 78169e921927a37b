import { useCallback } from 'react';
import { useMessages } from '../../i18n';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { StatusMark } from '../../primitives/StatusMark';
import { type StatusWord, words } from './OrderStatusBadge.messages';
import { lookOf, type AnyStatus } from './statuses';

/** Props of {@link OrderStatusMark}. */
export type OrderStatusMarkProps = AnyStatus &
  RootProps<HTMLSpanElement> & {
    /** Says it in other words where the place asks for shorter ones. */
    label?: string;
  };

/** A status in a table or a heading row: one glyph, one word; the shape alone tells it. */
export function OrderStatusMark({ label, ...status }: OrderStatusMarkProps) {
  const t = useMessages(words);
  const { glyph, tone, isOff } = lookOf(status);
  return (
    <StatusMark {...rootProps(status)} glyph={glyph} tone={tone} isOff={isOff}>
      {label ?? t(wordOf(status))}
    </StatusMark>
  );
}

/** Where the word of a status stands: a status without one does not compile. */
type PlaceOf<Status extends AnyStatus> = Status extends AnyStatus
  ? `${Status['kind']}.${Status['code']}`
  : never;

/** The message key of a status. */
export function wordOf({ kind, code }: AnyStatus): StatusWord {
  return `${kind}.${code}` as PlaceOf<AnyStatus>;
}

/** Gives the word of a status in the language in force, for options, tabs and steps that show no mark. */
export function useStatusWord(): (status: AnyStatus) => string {
  const t = useMessages(words);
  return useCallback((status) => t(wordOf(status)), [t]);
}
