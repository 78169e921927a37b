import type { components } from '@selvedge/api-spec/types';

type Schemas = components['schemas'];

export type SessionUser = Schemas['SessionUser'];
export type ListSummary = Schemas['ListSummary'];
export type ListDetail = Schemas['ListDetail'];
export type Product = Schemas['Product'];
export type Cart = Schemas['Cart'];
export type CartLine = Schemas['CartLine'];
export type Totals = Schemas['Totals'];
export type Violation = Schemas['Violation'];
export type DraftDetail = Schemas['DraftDetail'];
export type Address = Schemas['Address'];
export type OrderRow = Schemas['OrderRow'];
export type OrderDetail = Schemas['OrderDetail'];
export type SubOrder = Schemas['SubOrder'];
export type Job = Schemas['Job'];
export type ImportRow = Schemas['ImportRow'];
export type Team = Schemas['Team'];
export type Member = Schemas['Member'];
export type Invitation = Schemas['Invitation'];
export type Approval = Schemas['Approval'];
export type Brand = Schemas['Brand'];
export type TrendPoint = Schemas['TrendPoint'];
