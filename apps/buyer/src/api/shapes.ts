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
export type TrendPoint = Schemas['TrendPoint'];
export type OrderPayments = Schemas['OrderPayments'];
export type Payment = Schemas['Payment'];
export type PaymentAccount = Schemas['PaymentAccount'];
export type PaymentInput = Schemas['PaymentInput'];
export type Shipment = Schemas['Shipment'];
export type ReceiptInput = Schemas['ReceiptInput'];
export type Claim = Schemas['Claim'];
export type ReorderResult = Schemas['ReorderResult'];
