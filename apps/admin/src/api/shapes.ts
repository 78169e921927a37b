import type { components } from '@selvedge/api-spec/types';

type Schemas = components['schemas'];

export type StaffUser = Schemas['StaffUser'];
export type RouteVO = Schemas['RouteVO'];
export type OrderRow = Schemas['OrderRow'];
export type OrderDetail = Schemas['OrderDetail'];
export type SubOrder = Schemas['SubOrder'];
export type OrderLine = Schemas['OrderLine'];
export type Payment = Schemas['Payment'];
export type Shipment = Schemas['Shipment'];
export type BackgroundWork = Schemas['BackgroundWork'];
export type BigOrderLine = Schemas['BigOrderLine'];
