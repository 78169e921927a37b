import type { BuyerPaths, CallMethod, HttpMethod, StaffPaths } from './callTypes';
import { createCaller } from './createClient';
import type { ClientOptions } from './createClient';

/** Header of the buyer token, spelt as the contract spells it. */
const BUYER_TOKEN_HEADER = 'Authori-zation';
/** Header of the stored staff token, which includes its type: `Bearer x`. */
const STAFF_TOKEN_HEADER = 'Authorization';

/** Client of the buyer calls: `const page = await buyer.get('/api/sp/front/list/page', { query: { pageNum: 1 } })`. */
export interface BuyerClient {
  get: CallMethod<BuyerPaths, 'get'>;
  post: CallMethod<BuyerPaths, 'post'>;
}

/** Client of the back-office calls: `await staff.put('/api/v1/sub-orders/{id}/confirm', { path: { id }, body })`. */
export interface StaffClient {
  get: CallMethod<StaffPaths, 'get'>;
  post: CallMethod<StaffPaths, 'post'>;
  put: CallMethod<StaffPaths, 'put'>;
  patch: CallMethod<StaffPaths, 'patch'>;
  delete: CallMethod<StaffPaths, 'delete'>;
}

type Call = ReturnType<typeof createCaller>;

// Casts the untyped caller to the contract's types, the only such place; clients.types.test.ts checks them.
function typed<Client>(call: Call, methods: readonly (keyof Client & HttpMethod)[]) {
  return Object.fromEntries(methods.map((method) => [method, call.bind(null, method)])) as Client;
}

/**
 * Creates the client of the buyer half (/api/sp). Every method resolves to the envelope's data, or calls the hooks and rejects with an
 * ApiError; an abort rejects with the signal's reason and calls no hook.
 */
export function createBuyerClient(options: ClientOptions): BuyerClient {
  return typed<BuyerClient>(createCaller('buyer', BUYER_TOKEN_HEADER, options), ['get', 'post']);
}

/** Creates the client of the staff half (/api/v1); it behaves as the buyer's, with the staff token, and HTTP 401 ends the session. */
export function createStaffClient(options: ClientOptions): StaffClient {
  const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
  return typed<StaffClient>(createCaller('staff', STAFF_TOKEN_HEADER, options), methods);
}
