/**
 * Areas of the query cache with their parts. A live frame or a mutation invalidates whole areas; an area without parts is a single
 * response.
 */
interface CacheParts {
  access: never;
  accounts: never;
  addresses: never;
  background: 'page';
  brands: 'form' | 'options' | 'page' | 'seen';
  captcha: never;
  categories: never;
  cart: 'check' | 'count' | 'list' | 'waiting';
  carts: 'one' | 'page';
  config: never;
  customers: 'one' | 'options' | 'page';
  dashboard:
    | 'address'
    | 'funnel'
    | 'lists'
    | 'months'
    | 'overview'
    | 'pie'
    | 'radar'
    | 'summary'
    | 'sums'
    | 'top'
    | 'trend'
    | 'waiting';
  depts: 'one' | 'options' | 'tree';
  dicts: 'book' | 'one' | 'page' | 'word' | 'words';
  drafts: 'detail' | 'page';
  exports: 'page';
  filters: never;
  find: 'customers' | 'goods' | 'lists' | 'orders';
  tradeRules: never;
  jobs: 'one' | 'rows';
  lists: 'columns' | 'counts' | 'detail' | 'goods' | 'options' | 'page' | 'shared' | 'shares';
  menus: 'one' | 'options' | 'tree';
  notices: 'circles' | 'count' | 'announcements' | 'form' | 'newest' | 'one' | 'page' | 'settings';
  orders:
    | 'accounts'
    | 'approvals'
    | 'big'
    | 'counts'
    | 'credit'
    | 'detail'
    | 'futures'
    | 'futuresDetail'
    | 'page'
    | 'payments'
    | 'pick'
    | 'preview'
    | 'shipments'
    | 'statement'
    | 'sub'
    | 'waiting';
  people: 'holders' | 'one' | 'page';
  phoneAreas: never;
  preference: never;
  profile: never;
  products:
    | 'choice'
    | 'detail'
    | 'facets'
    | 'form'
    | 'merchant'
    | 'movements'
    | 'overview'
    | 'own'
    | 'page'
    | 'preview'
    | 'shared'
    | 'values'
    | 'watched';
  purchases: 'needs' | 'one' | 'page';
  qr: 'code' | 'enter' | 'return' | 'scan' | 'state';
  rates: never;
  records: 'page';
  reference: never;
  regions: never;
  roles: 'grants' | 'one' | 'options' | 'page';
  salesman: never;
  salesmen: 'all' | 'page';
  sessions: never;
  setup: never;
  suppliers: 'form' | 'options' | 'page';
  teams: 'credit' | 'one' | 'options' | 'page';
  team: 'approvals' | 'info' | 'invitations' | 'members' | 'options';
  userInfo: never;
}

/** An area of the cache. */
export type CacheArea = keyof CacheParts;
/** Areas that have parts. */
type DividedArea = { [Area in CacheArea]: CacheParts[Area] extends never ? never : Area }[CacheArea];

/** Returns the key of a query: its area, its part, and the values it depends on. Every query key of both apps is made here. */
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
