export { OrderStatusBadge, TintedStatus } from './OrderStatusBadge';
export type { OrderStatusBadgeProps } from './OrderStatusBadge';
export { HouseStatuses, useStatusOrder, useStatusWord } from './HouseStatuses';
export type { HouseStatus, HouseStatusesProps } from './HouseStatuses';
export { OrderStatusMark } from './OrderStatusMark';
export type { OrderStatusMarkProps } from './OrderStatusMark';
export { statusLooks } from './statuses';
export type { AnyStatus, StatusCode, StatusKind } from './statuses';
