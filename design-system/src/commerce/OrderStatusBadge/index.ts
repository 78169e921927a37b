export { OrderStatusBadge, TintedStatus } from './OrderStatusBadge';
export type { OrderStatusBadgeProps } from './OrderStatusBadge';
export { StatusOverrides, useStatusOrder, useStatusWord } from './StatusOverrides';
export type { StatusOverride, StatusOverridesProps } from './StatusOverrides';
export { OrderStatusMark } from './OrderStatusMark';
export type { OrderStatusMarkProps } from './OrderStatusMark';
export { statusLooks } from './statuses';
export type { AnyStatus, StatusCode, StatusKind } from './statuses';
