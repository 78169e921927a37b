import { useCallback, useState } from 'react';
import { newIdempotencyKey } from '@selvedge/api-spec/client';
import { useKeptState } from '@selvedge/app-kit/kept/useKeptState';
import { readJson, writeValue } from '@selvedge/app-kit/session/storage';
import type { DraftDetail } from '../../api/schemas';
import { session } from '../../api/session';
import type { PaymentMethod } from './inquiry.api';

/** What is chosen and typed on the page. */
interface InquiryTyped {
  /** Null until an address is chosen: the first of the saved ones is meant then. */
  addressId: string | null;
  paymentMethod: PaymentMethod;
  notifyUserIds: string[];
  remark: string;
  /** Pieces changed on this page, by line; zero takes a line out. */
  quantities: Record<string, number>;
}

/** What sending it goes by. */
export interface InquiryIntent {
  acceptPrices: boolean;
  /** Sent with every try; a new one as soon as the content is another (40908). */
  idempotencyKey: string;
  /** What was last sent under the key. */
  sentContent: string | null;
  /** The drafts that this is being split into, and the key of each: a second try makes none twice. */
  split: { content: string; title: string; keys: string[] } | null;
}

/** The form of one inquiry: what it says, and the key of the one order it is to become. */
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
 * The form of one inquiry. What is typed is kept under its source, so that a reload, a double click or an ended session loses nothing.
 * What it is sent by stays in the session storage of the tab instead: it has to be written before the call goes out, which IndexedDB does not
 * promise, so that a reload makes no second order; and who agreed to prices did so in this tab.
 */
export function useInquiryForm(name: string, draft: DraftDetail | undefined) {
  const { values, change, ...kept } = useKeptState<InquiryTyped>(`inquiry:${name}`, () => ({
    addressId: draft?.addressId ?? null,
    paymentMethod: 'OFFLINE_TRANSFER',
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

/** The key to send this content with: the one before when nothing changed, else a new one. */
export function keyFor(
  form: InquiryForm,
  content: string,
): Pick<InquiryIntent, 'idempotencyKey' | 'sentContent'> {
  const isSame = form.sentContent === null || form.sentContent === content;
  return { idempotencyKey: isSame ? form.idempotencyKey : newIdempotencyKey(), sentContent: content };
}
