import type { components } from '@selvedge/api-spec/types';
import { closesInFuture } from '@selvedge/domain/stateMachines/listStatus';
import type { Language } from '../../../http/messages';
import { invalid } from '../../../http/errors';
import { sentenceOf } from '@selvedge/api-spec/refusals/sentences';
import { translate } from '../../../messages/translate';
import { listState, timesOf } from '../../offers/rules/status';
import type { ListRow } from '../read/listFor';

/** Fields of a list that sellers and staff enter alike. */
export type ListSettingsInput = Pick<
  components['schemas']['ListInput'],
  | 'kind'
  | 'deliveryMethod'
  | 'startAt'
  | 'closeAt'
  | 'shipDays'
  | 'receiveDays'
  | 'minOrderValueCents'
  | 'minOrderMode'
  | 'excludeTaiwan'
  | 'columns'
  | 'settings'
> & { expectedArrival?: string | null; depositBp?: number | null };

/**
 * Refuses with 40001 at the field a list that closes before it starts, whose parcels are received before they are sent, or of futures
 * without arrival and deposit; for an existing list also fields that may not change any more.
 */
export function checkListInput(
  wish: ListSettingsInput,
  before: { list: ListRow; hasGoods: boolean } | null,
  { now, language }: { now: Date; language: Language },
): void {
  const fields: Record<string, string> = {};
  const { startAt, closeAt, kind } = wish;
  if (wish.receiveDays < wish.shipDays) fields['receiveDays'] = translate(language, 'lists.receiveAfterShip');
  if (Date.parse(closeAt) <= Date.parse(startAt))
    fields['closeAt'] = translate(language, 'lists.closesAfterStart');
  if (kind === 'FUTURES') {
    if (!wish.expectedArrival) fields['expectedArrival'] = sentenceOf('required', language);
    if (wish.depositBp === undefined || wish.depositBp === null)
      fields['depositBp'] = sentenceOf('required', language);
  }
  if (before?.hasGoods === true && kind !== before.list.kind)
    fields['kind'] = translate(language, 'lists.kindStays');
  if (before !== null && listState(timesOf(before.list), now) === 'PENDING') {
    const { list } = before;
    if (wish.deliveryMethod !== list.deliveryMethod)
      fields['deliveryMethod'] = translate(language, 'lists.deliveryStays');
    if (list.startAt <= now && Date.parse(startAt) !== list.startAt.getTime())
      fields['startAt'] = translate(language, 'lists.startStays');
    if (!closesInFuture(closeAt, now.getTime())) fields['closeAt'] = translate(language, 'lists.future');
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

/** Returns the columns of `lists` for an input. */
export function listValues(wish: ListSettingsInput) {
  const isFutures = wish.kind === 'FUTURES';
  return {
    kind: wish.kind,
    deliveryMethod: wish.deliveryMethod,
    excludeTaiwan: wish.excludeTaiwan ?? false,
    startAt: new Date(wish.startAt),
    closeAt: new Date(wish.closeAt),
    minOrderValueCents: wish.minOrderValueCents,
    minOrderMode: wish.minOrderMode,
    shipDays: wish.shipDays,
    receiveDays: wish.receiveDays,
    columns: [...wish.columns],
    settings: wish.settings,
    expectedArrival: isFutures ? (wish.expectedArrival ?? null) : null,
    depositBp: isFutures ? (wish.depositBp ?? null) : null,
  };
}
