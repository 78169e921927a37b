import { useMessages } from '../../i18n';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { Badge } from '../../primitives/Badge/Badge';
import { useStatusLook, useStatusWord } from './useStatus';
import type { AnyStatus, StatusCode } from './statuses';

export { useStatusOrder, useStatusWord } from './useStatus';
export { OrderStatusMark } from './OrderStatusMark';
export type { OrderStatusMarkProps } from './OrderStatusMark';
export { statusLooks } from './statuses';
export type { AnyStatus, StatusCode, StatusKind } from './statuses';

/** Props of {@link OrderStatusBadge}. */
export interface OrderStatusBadgeProps extends RootProps<HTMLSpanElement> {
  status: StatusCode<'status'>;
  /** Step of the flow while the order is in progress; the badge then shows both names and the tint of the flow. */
  flow?: StatusCode<'flow'>;
}

/** Tinted status of an order beside its page title; at most one per page. */
export function OrderStatusBadge({ status, flow, ...root }: OrderStatusBadgeProps) {
  const t = useMessages('OrderStatusBadge');
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

/** Tinted badge of any status beside a page title, such as that of a list or a payment. */
export function TintedStatus(status: AnyStatus & RootProps<HTMLSpanElement>) {
  const wordOf = useStatusWord();
  const lookOf = useStatusLook();
  return (
    <Badge {...rootProps(status)} tone={lookOf(status).tone}>
      {wordOf(status)}
    </Badge>
  );
}
