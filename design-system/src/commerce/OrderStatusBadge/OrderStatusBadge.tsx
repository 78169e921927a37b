import { useMessages } from '../../i18n';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { Badge } from '../../primitives/Badge';
import { useStatusLook, useStatusWord } from './StatusOverrides';
import { messages } from './OrderStatusBadge.messages';
import type { AnyStatus, StatusCode } from './statuses';

/** Props of {@link OrderStatusBadge}. */
export interface OrderStatusBadgeProps extends RootProps<HTMLSpanElement> {
  status: StatusCode<'status'>;
  /** The step of the flow while the order is in progress; then both words stand and the flow gives the tint. */
  flow?: StatusCode<'flow'>;
}

/** The status of an order beside its page title, tinted; once per page. */
export function OrderStatusBadge({ status, flow, ...root }: OrderStatusBadgeProps) {
  const t = useMessages(messages);
  const wordOf = useStatusWord();
  const lookOf = useStatusLook();
  const ofStatus = { kind: 'status', code: status } as const;
  if (!flow) return <TintedStatus {...root} {...ofStatus} />;
  const ofFlow = { kind: 'flow', code: flow } as const;
  return (
    <Badge {...root} tone={lookOf(ofFlow).tone}>
      {t('both', { status: wordOf(ofStatus), flow: wordOf(ofFlow) })}
    </Badge>
  );
}

/** Any status as a tinted badge beside a page title, such as that of a list or a payment. */
export function TintedStatus(status: AnyStatus & RootProps<HTMLSpanElement>) {
  const wordOf = useStatusWord();
  const lookOf = useStatusLook();
  return (
    <Badge {...rootProps(status)} tone={lookOf(status).tone}>
      {wordOf(status)}
    </Badge>
  );
}
