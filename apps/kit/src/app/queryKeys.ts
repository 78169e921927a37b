/**
 * What the cache holds, by area and by what of it. A live frame or a step makes whole areas stale; one without parts is one
 * answer.
 */
interface CacheParts {
  access: never;
  addresses: never;
  background: 'page';
  brands: 'page' | 'seen';
  captcha: never;
  cart: 'check' | 'count' | 'list' | 'waiting';
  config: never;
  dashboard:
    'address' | 'funnel' | 'lists' | 'overview' | 'pie' | 'radar' | 'summary' | 'top' | 'trend' | 'waiting';
  drafts: 'detail' | 'page';
  exports: 'page';
  lists: 'columns' | 'detail' | 'page';
  notices: 'count' | 'newest';
  orders: 'accounts' | 'big' | 'counts' | 'credit' | 'detail' | 'page' | 'payments' | 'shipments' | 'sub';
  phoneAreas: never;
  preference: never;
  products: 'facets' | 'page' | 'preview';
  rates: never;
  regions: never;
  salesman: never;
  sessions: never;
  setup: never;
  team: 'approvals' | 'info' | 'invitations' | 'members' | 'options';
  userInfo: never;
}

/** An area of the cache. */
export type CacheArea = keyof CacheParts;
/** Areas whose answers differ by what was asked for. */
type DividedArea = { [Area in CacheArea]: CacheParts[Area] extends never ? never : Area }[CacheArea];

/** The key of an answer: its area, what of it, and on what that depends. Every key of both apps is made here. */
export function queryKey<Area extends DividedArea, const On extends readonly unknown[]>(
  area: Area,
  part: CacheParts[Area],
  ...on: On
): readonly [Area, CacheParts[Area], ...On];
export function queryKey<Area extends Exclude<CacheArea, DividedArea>, const On extends readonly unknown[]>(
  area: Area,
  ...on: On
): readonly [Area, ...On];
export function queryKey(...parts: readonly unknown[]): readonly unknown[] {
  return parts;
}
