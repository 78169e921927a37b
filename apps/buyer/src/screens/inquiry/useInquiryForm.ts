import { useCallback, useState } from 'react';
import { newIdempotencyKey } from '@selvedge/api-spec/client';
import { useKeptState } from '@selvedge/app-shell/kept/useKeptState';
import { readJson, writeValue } from '@selvedge/app-shell/session/storage';
import { TRANSFER } from '@selvedge/domain/money/paymentMethods';
import type { DraftDetail } from '../../api/schemas';
import { session } from '../../api/session';
import type { PaymentMethod } from './inquiry.api';

/** Fields of the inquiry form. */
interface InquiryTyped {
  /** Id of the chosen address; null until one is chosen, and then `effectiveAddressId` determines it. */
  addressId: string | null;
  paymentMethod: PaymentMethod;
  notifyUserIds: string[];
  remark: string;
  /** Quantities changed on this page, by line; zero removes a line. */
  quantities: Record<string, number>;
}

/** State of sending an inquiry. */
export interface InquiryIntent {
  acceptPrices: boolean;
  /** Idempotency key of every try; replaced when the content changes (40908). */
  idempotencyKey: string;
  /** Content last sent with the key. */
  sentContent: string | null;
  /** Drafts that the inquiry is being split into, with the idempotency key of each: a retry creates none twice. */
  split: { content: string; title: string; keys: string[] } | null;
}

/** Form of an inquiry, with the idempotency key of the order it becomes. */
export interface InquiryForm extends InquiryTyped, InquiryIntent {}

const storageKey = (name: string): string => `inquiry:${session.user?.id ?? ''}:${name}`;

function intentOf(name: string): InquiryIntent {
  const kept = readJson(storageKey(name), sessionStorage);
  return {
    acceptPrices: false,
    idempotencyKey: newIdempotencyKey(),
    sentContent: null,
    split: null,
    ...(typeof kept === 'object' && kept !== null ? (kept as Partial<InquiryIntent>) : {}),
  };
}

/**
 * Hook for the form of an inquiry. Its fields are stored under its source, so that a reload, a double click or an ended session loses
 * nothing. The state of sending is stored in the tab's session storage instead: it must be written before the call is sent, which IndexedDB
 * does not guarantee, so that a reload creates no second order; and the consent to new prices was given in this tab.
 */
export function useInquiryForm(name: string, draft: DraftDetail | undefined) {
  const { values, change, ...kept } = useKeptState<InquiryTyped>(`inquiry:${name}`, () => ({
    addressId: draft?.addressId ?? null,
    paymentMethod: TRANSFER,
    notifyUserIds: [...(draft?.notifyUserIds ?? [])],
    remark: draft?.remark ?? '',
    quantities: {},
  }));
  const [intent, setIntent] = useState(() => intentOf(name));
  const changeIntent = useCallback(
    (part: Partial<InquiryIntent>) =>
      setIntent((before) => {
        const next = { ...before, ...part };
        writeValue(storageKey(name), next, sessionStorage);
        return next;
      }),
    [name],
  );
  const forget = (): void => {
    kept.forget();
    writeValue(storageKey(name), null, sessionStorage);
  };
  return {
    form: { ...values, ...intent },
    change,
    changeIntent,
    keptAt: kept.keptAt,
    discard: kept.discard,
    forget,
  };
}

/** Returns the idempotency key for a content: the previous one when it has not changed, else a new one. */
export function keyFor(
  form: InquiryForm,
  content: string,
): Pick<InquiryIntent, 'idempotencyKey' | 'sentContent'> {
  const isSame = form.sentContent === null || form.sentContent === content;
  return { idempotencyKey: isSame ? form.idempotencyKey : newIdempotencyKey(), sentContent: content };
}
