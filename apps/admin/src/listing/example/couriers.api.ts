import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ApiError, codes } from '@selvedge/api-spec/client';
import { queryClient } from '@selvedge/app-shell/app/queryClient';
import { listSearch, oneOf } from '@selvedge/app-shell/listing/listSearch';
import type { FilterOf } from '@selvedge/app-shell/listing/listSearch';

/** Courier of the made-up list. */
export interface Courier {
  id: string;
  code: string;
  name: string;
  /** Usual days from warehouse to door. */
  days: number;
  active: boolean;
  version: number;
}

/** Filter of the couriers, in the order of their codes unless sorted otherwise. */
export const couriersSearch = listSearch(
  { state: oneOf(['active', 'paused']) },
  { sorts: ['code', 'days'], order: 'asc' },
);
type CouriersFilter = FilterOf<typeof couriersSearch>;

/** Validation of a new or changed courier. */
export const courierSchema = z.object({
  code: z.string().check(z.trim(), z.regex(/^[A-Z]{2,6}$/)),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  days: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(60))),
  active: z.boolean(),
});
/** Values of the courier's form. */
export type CourierValues = z.infer<typeof courierSchema>;

const PER_PAGE = 20;
const KEY = 'couriers';
let stored: readonly Courier[] = [];

/** Stores couriers in place of all others, as a server would hold them. */
export function stockCouriers(couriers: readonly Courier[]): void {
  stored = couriers;
}

/** Query of one page of couriers. */
export const couriersQuery = (filter: CouriersFilter) =>
  queryOptions({
    queryKey: [KEY, filter],
    placeholderData: keepPreviousData,
    queryFn: () => {
      const { keywords, state, page } = filter;
      const found = stored.filter(
        ({ code, name, active }) =>
          `${code} ${name}`.toLowerCase().includes(keywords.toLowerCase()) &&
          (state === undefined || active === (state === 'active')),
      );
      const list = found.slice((page - 1) * PER_PAGE, page * PER_PAGE);
      return { list, total: found.length, pageSize: PER_PAGE };
    },
  });

/** Saves a courier, a new one when it has no id; rejects with 40913 a code that another one has. */
export async function saveCourier(id: string | undefined, values: CourierValues): Promise<void> {
  const { code, days } = values;
  if (stored.some((one) => one.code === code && one.id !== id)) {
    const data = { field: 'code' };
    const refused = { code: codes.NAME_TAKEN, messageKey: 'requestFailed', data, httpStatus: 200 } as const;
    throw new ApiError({ ...refused, message: '名称或编码已存在', requestId: undefined });
  }
  const before = stored.find((one) => one.id === id);
  const saved = { ...values, days: days ?? 1, id: id ?? `co-${code}`, version: (before?.version ?? 0) + 1 };
  stored = before ? stored.map((one) => (one === before ? saved : one)) : [...stored, saved];
  await queryClient.invalidateQueries({ queryKey: [KEY] });
}
