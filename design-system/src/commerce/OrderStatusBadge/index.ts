export { OrderStatusBadge, TintedStatus } from './OrderStatusBadge';
export type { OrderStatusBadgeProps } from './OrderStatusBadge';
export { OrderStatusMark, useStatusWord } from './OrderStatusMark';
export type { OrderStatusMarkProps } from './OrderStatusMark';
export { statusLooks } from './statuses';
export type { AnyStatus, StatusCode, StatusKind } from './statuses';
