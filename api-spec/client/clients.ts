import type { BuyerPaths, CallMethod, HttpMethod, StaffPaths } from './callTypes';
import { createCaller } from './createClient';
import type { ClientOptions } from './createClient';

/** Header of the buyer token, spelt as the catalogue spells it. */
const BUYER_TOKEN_HEADER = 'Authori-zation';
/** Header of the stored staff string, which already holds its type: `Bearer x`. */
const STAFF_TOKEN_HEADER = 'Authorization';

/** The buyer calls: `const page = await buyer.get('/api/sp/front/list/page', { query: { pageNum: 1 } })`. */
export interface BuyerClient {
  get: CallMethod<BuyerPaths, 'get'>;
  post: CallMethod<BuyerPaths, 'post'>;
}

/** The back-office calls: `await staff.put('/api/v1/sub-orders/{id}/confirm', { path: { id }, body })`. */
export interface StaffClient {
  get: CallMethod<StaffPaths, 'get'>;
  post: CallMethod<StaffPaths, 'post'>;
  put: CallMethod<StaffPaths, 'put'>;
  patch: CallMethod<StaffPaths, 'patch'>;
  delete: CallMethod<StaffPaths, 'delete'>;
}

type Call = ReturnType<typeof createCaller>;

// The one place where the untyped caller takes the contract's types; clients.types.test.ts proves them.
function typed<Client>(call: Call, methods: readonly (keyof Client & HttpMethod)[]) {
  return Object.fromEntries(methods.map((method) => [method, call.bind(null, method)])) as Client;
}

/**
 * Client of the buyer half (/api/sp). Every method resolves to the envelope's data, or rejects with an ApiError after the
 * hooks were told; an abort rejects with the signal's reason and tells nothing.
 */
export function createBuyerClient(options: ClientOptions): BuyerClient {
  return typed<BuyerClient>(createCaller('buyer', BUYER_TOKEN_HEADER, options), ['get', 'post']);
}

/** Client of the staff half (/api/v1); behaves as the buyer's, with staff token and HTTP 401 as the end of the session. */
export function createStaffClient(options: ClientOptions): StaffClient {
  const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
  return typed<StaffClient>(createCaller('staff', STAFF_TOKEN_HEADER, options), methods);
}
