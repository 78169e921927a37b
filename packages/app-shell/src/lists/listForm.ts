import type { components } from '@selvedge/api-spec/types';
import type { ProductColumnKey } from '@selvedge/domain/products/columns';
import { defaultColumnKeys, productColumnKeys } from '@selvedge/domain/products/columns';
import { DAY_MS } from '@selvedge/domain/constants';
import { IDENTITY_TYPES } from '@selvedge/domain/people/identityTypes';
import { localMinute, momentOf } from '../forms/localMinute';
import type { ListValues } from './listRules';

type Schemas = components['schemas'];

/** Fields of a list that both sellers and staff write. */
export type ListFields = Pick<
  Schemas['ListInput'],
  | 'name'
  | 'kind'
  | 'deliveryMethod'
  | 'excludeTaiwan'
  | 'startAt'
  | 'closeAt'
  | 'minOrderValueCents'
  | 'minOrderMode'
  | 'shipDays'
  | 'receiveDays'
  | 'columns'
  | 'settings'
  | 'note'
  | 'expectedArrival'
  | 'depositBp'
>;

/** Fields of a list that only staff write: its English texts, and who may see it. */
type StaffFields = Pick<Schemas['StaffListInput'], 'nameEn' | 'note' | 'noteEn' | 'visibility' | 'visibleTo'>;

/** List that a form is filled from; sellers leave out the fields of staff. */
export type FilledList = Omit<ListFields, 'note' | 'expectedArrival' | 'depositBp'> &
  Partial<StaffFields> & { expectedArrival?: string | null; depositBp?: number | null };

const CENTS = 100;
const OPEN_DAYS = 14;

/** Returns columns in the order of the product table. */
export const inTableOrder = (columns: readonly ProductColumnKey[]): ProductColumnKey[] =>
  productColumnKeys.filter((key) => columns.includes(key));

const inUnits = (hundredths: number | undefined): number | null =>
  hundredths === undefined ? null : hundredths / CENTS;
const inHundredths = (units: number | null): number | undefined =>
  units === null ? undefined : Math.round(units * CENTS);

/** Returns the initial values of the form: those of a list, or of a new one that is open for two weeks from now. */
export function valuesOf(list: FilledList | null, now: number): ListValues {
  const { settings = {} } = list ?? {};
  return {
    name: list?.name ?? '',
    kind: list?.kind ?? 'SPOT',
    deliveryMethod: list?.deliveryMethod ?? 'MAINLAND',
    excludeTaiwan: list?.excludeTaiwan ?? false,
    startAt: localMinute(new Date(list?.startAt ?? now)),
    closeAt: localMinute(new Date(list?.closeAt ?? now + OPEN_DAYS * DAY_MS)),
    minOrderValueCents: (list?.minOrderValueCents ?? 0) / CENTS,
    minOrderMode: list?.minOrderMode ?? 'WARN',
    shipDays: list?.shipDays ?? 3,
    receiveDays: list?.receiveDays ?? 7,
    columns: [...(list?.columns ?? defaultColumnKeys)] as ProductColumnKey[],
    material: settings.material ?? false,
    origin: settings.origin ?? false,
    minCostCents: inUnits(settings.minCostCents),
    maxCostCents: inUnits(settings.maxCostCents),
    minAvailability: settings.minAvailability ?? null,
    maxAvailability: settings.maxAvailability ?? null,
    note: list?.note ?? '',
    expectedArrival: list?.expectedArrival ?? '',
    depositBp: inUnits(list?.depositBp ?? undefined),
    nameEn: list?.nameEn ?? '',
    noteEn: list?.noteEn ?? '',
    visibility: list?.visibility ?? 'ALL',
    visibleTo: [...(list?.visibleTo ?? [])],
  };
}

/** Returns the form's values for the call. */
export function fieldsOf(values: ListValues, kept: Pick<ListFields, 'startAt'> | null): ListFields {
  const { material, origin, minAvailability, maxAvailability, expectedArrival, note } = values;
  const isFutures = values.kind === 'FUTURES';
  // An unchanged start keeps its seconds, which the field does not show.
  const startAt =
    kept !== null && localMinute(new Date(kept.startAt)) === values.startAt
      ? kept.startAt
      : momentOf(values.startAt);
  const depositBp = inHundredths(values.depositBp);
  return {
    name: values.name.trim(),
    kind: values.kind,
    deliveryMethod: values.deliveryMethod,
    excludeTaiwan: values.deliveryMethod === 'HK_MACAO' && values.excludeTaiwan,
    startAt,
    closeAt: momentOf(values.closeAt),
    minOrderValueCents: inHundredths(values.minOrderValueCents) ?? 0,
    minOrderMode: values.minOrderMode,
    shipDays: values.shipDays ?? Number.NaN,
    receiveDays: values.receiveDays ?? Number.NaN,
    columns: inTableOrder(values.columns),
    settings: {
      material,
      origin,
      minCostCents: inHundredths(values.minCostCents),
      maxCostCents: inHundredths(values.maxCostCents),
      minAvailability: minAvailability ?? undefined,
      maxAvailability: maxAvailability ?? undefined,
    },
    note: note.trim() || undefined,
    ...(isFutures && expectedArrival !== '' && { expectedArrival }),
    ...(isFutures && depositBp !== undefined && { depositBp }),
  };
}

const isIdentity = (id: string): boolean => IDENTITY_TYPES.some((one) => one === id);

/** Returns the fields of staff. The form keeps both teams and identities; those of the chosen visibility are sent. */
export function staffFieldsOf({ nameEn, note, noteEn, visibility, visibleTo }: ListValues): StaffFields {
  return {
    nameEn: nameEn.trim() || null,
    note: note.trim() || null,
    noteEn: noteEn.trim() || null,
    visibility,
    visibleTo:
      visibility === 'ALL' ? [] : visibleTo.filter((id) => isIdentity(id) === (visibility === 'IDENTITIES')),
  };
}
