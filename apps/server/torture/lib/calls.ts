import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { lookUp } from '../../src/contract/document';
import { listOperations, type Operation } from '../../src/contract/operations';
import { allRoutes } from '../../src/modules/index';
import { sampleCall } from '../../src/testing/samples';
import type { TestServer } from '../../src/testing/startTestServer';
import type { Things } from './fixture';

/** Operations that the server implements. */
export const KEPT: readonly Operation[] = listOperations().filter(({ id }) => id in allRoutes);

/** Operations that end, or may end, the session they are called with. */
export const SIGNS_OUT = new Set(['frontUserLogout', 'deleteAuthLogout', 'frontUserPasswordEdit']);

/** Call as it is sent. */
export interface WireCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

/** Tables that an `id` refers to, by the beginning of the operation's id. */
const TABLE_OF_ID: ReadonlyArray<readonly [start: string, table: string]> = [
  ['frontListDetail', 'lists'],
  ['frontProductDetail', 'products'],
  ['frontOrderSon', 'sub_orders'],
  ['frontOrderFutures', 'futures'],
  ['frontOrder', 'orders'],
  ['frontInquiryDraft', 'drafts'],
  ['frontImportJob', 'import_jobs'],
  ['frontExport', 'exports'],
  ['frontUserAddress', 'addresses'],
  ['frontCart', 'cart_lines'],
  ['frontNotice', 'notices'],
  ['frontPayment', 'payments'],
  ['frontLogistics', 'shipments'],
  ['putSubOrders', 'sub_orders'],
  ['postSubOrders', 'sub_orders'],
  ['putPayments', 'payments'],
  ['putShipments', 'shipments'],
  ['postShipments', 'shipments'],
  ['deleteShipments', 'shipments'],
  ['getOrders', 'orders'],
  ['putOrders', 'orders'],
  ['getFuturesOrders', 'futures'],
  ['putFuturesOrders', 'futures'],
  ['postMenus', 'menus'],
  ['putMenus', 'menus'],
  ['getMenus', 'menus'],
  ['deleteMenus', 'menus'],
  ['putUsers', 'staff'],
  ['getUsers', 'staff'],
  ['deleteUsers', 'staff'],
  ['patchUsers', 'staff'],
];

const TABLE_OF_NAME: Readonly<Record<string, string>> = {
  skuId: 'skus',
  listId: 'lists',
  productId: 'products',
  cartLineId: 'cart_lines',
  lineIds: 'cart_lines',
  addressId: 'addresses',
  orderId: 'orders',
  subOrderIds: 'sub_orders',
  draftId: 'drafts',
  notifyUserIds: 'buyers',
  deptId: 'depts',
  roleIds: 'roles',
};

/** Returns the table that a parameter or field of a call refers to by id; null for none. */
export function tableOf(operation: Operation, name: string, inLines = false): string | null {
  const named = TABLE_OF_NAME[name];
  if (named !== undefined) return named;
  if (name === 'parentId') return null;
  if (name !== 'id' && name !== 'ids') return null;
  if (inLines && /^(?:putSubOrders|postSubOrders|frontOrderReceipt)/.test(operation.id)) return 'order_lines';
  return TABLE_OF_ID.find(([start]) => operation.id.startsWith(start))?.[1] ?? null;
}

function withThings(operation: Operation, value: unknown, things: Things, inLines = false): unknown {
  if (Array.isArray(value)) return value.map((one) => withThings(operation, one, things, inLines));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const id = things[tableOf(operation, name, inLines) ?? ''];
      if (id !== undefined) return [name, Array.isArray(inner) ? [id] : id];
      return [name, withThings(operation, inner, things, name === 'lines')];
    }),
  );
}

function exampleBody(operation: Operation): unknown {
  const pointer = operation.requestBody?.json;
  if (pointer === undefined) return undefined;
  const named = lookUp(pointer.replace(/\/schema$/, '/examples/usual'));
  const reference: unknown = Reflect.get(Object(named), '$ref');
  const example = typeof reference === 'string' ? lookUp(reference) : named;
  return Reflect.get(Object(example), 'value');
}

/** Returns the body of the contract's own example, with ids of existing rows. */
export function validBody(operation: Operation, things: Things): unknown {
  return withThings(operation, exampleBody(operation) ?? sampleCall(operation).body, things);
}

/** Returns a multipart form with one file. */
export function formOf(
  fields: object,
  file?: { name: string; data: Buffer },
): { type: string; payload: Buffer } {
  const line = '----torture-form';
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${line}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`),
  );
  if (file !== undefined) {
    const head = `--${line}\r\nContent-Disposition: form-data; name="file"; filename="${file.name}"\r\n`;
    parts.push(
      Buffer.from(`${head}Content-Type: application/octet-stream\r\n\r\n`),
      file.data,
      Buffer.from('\r\n'),
    );
  }
  parts.push(Buffer.from(`--${line}--\r\n`));
  return { type: `multipart/form-data; boundary=${line}`, payload: Buffer.concat(parts) };
}

/** Returns a call that fits the contract, with ids of existing rows. */
export function validCall(operation: Operation, things: Things): WireCall {
  const ids = Object.fromEntries(
    operation.parameters.flatMap(({ name }) => {
      const id = things[tableOf(operation, name) ?? ''];
      return id === undefined ? [] : [[name, id]];
    }),
  );
  const { url, body, multipart } = sampleCall(operation, ids);
  const method = operation.method.toUpperCase() as WireCall['method'];
  if (multipart) {
    const { type, payload } = formOf(Object(body));
    return { method, url, headers: { 'content-type': type }, payload };
  }
  if (operation.requestBody?.json === undefined) return { method, url, headers: {} };
  const payload = JSON.stringify(validBody(operation, things));
  return { method, url, headers: { 'content-type': 'application/json' }, payload };
}

/** Returns the header for a token in an operation's family. */
export function tokenHeader(operation: Operation, token: string): Record<string, string> {
  if (token === '') return {};
  return operation.family === 'staff' ? { authorization: token } : { 'authori-zation': token };
}

/** Parts of an answer that are checked. */
export interface WireAnswer {
  status: number;
  /** Body code; 0 when the body is no JSON. */
  code: number;
  bytes: number;
  ms: number;
  json: boolean;
  body: string;
  raw: LightMyRequestResponse;
}

/** Sends a call with headers of a person, from an address. */
export async function send(
  server: TestServer,
  call: WireCall,
  own: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
): Promise<WireAnswer> {
  const began = performance.now();
  const options: InjectOptions = { ...call, headers: { ...own, ...call.headers }, remoteAddress };
  const raw = await server.inject(options);
  const json = String(raw.headers['content-type'] ?? '').startsWith('application/json');
  const code = json ? Number(Reflect.get(Object(JSON.parse(raw.body || 'null')), 'code') ?? 0) : 0;
  return {
    status: raw.statusCode,
    code,
    bytes: raw.rawPayload.length,
    ms: performance.now() - began,
    json,
    body: raw.body,
    raw,
  };
}
