import { useCallback, useState } from 'react';
import { newIdempotencyKey } from '@selvedge/api-spec/client';
import { readJson, writeValue } from '@selvedge/app-kit/session/storage';
import type { DraftDetail } from '../../api/shapes';
import { session } from '../../api/session';
import type { PaymentMethod } from './inquiry.api';

/** What is chosen and typed on the page, and the key of the one order it is to become. */
export interface InquiryForm {
  addressId: string | null;
  paymentMethod: PaymentMethod;
  notifyUserIds: string[];
  remark: string;
  /** Pieces changed on this page, by line; zero takes a line out. */
  quantities: Record<string, number>;
  acceptPrices: boolean;
  /** Sent with every try; a new one as soon as the content is another (40908). */
  idempotencyKey: string;
  /** What was last sent under the key. */
  sentContent: string | null;
  /** The drafts that this is being split into, and the key of each: a second try makes none twice. */
  split: { content: string; title: string; keys: string[] } | null;
}

const storageKey = (name: string): string => `inquiry:${session.user?.id ?? ''}:${name}`;

function stored(name: string): Partial<InquiryForm> {
  const kept = readJson(storageKey(name), sessionStorage);
  return typeof kept === 'object' && kept !== null ? (kept as Partial<InquiryForm>) : {};
}

/**
 * The form of one inquiry. It is kept in session storage under its source and user, so that a reload, a double click or an
 * ended session loses nothing and makes no second order (L-33, L-40).
 */
export function useInquiryForm(name: string, draft: DraftDetail | undefined) {
  const [form, setForm] = useState<InquiryForm>(() => ({
    addressId: draft?.addressId ?? null,
    paymentMethod: 'OFFLINE_TRANSFER',
    notifyUserIds: [...(draft?.notifyUserIds ?? [])],
    remark: draft?.remark ?? '',
    quantities: {},
    acceptPrices: false,
    idempotencyKey: newIdempotencyKey(),
    sentContent: null,
    split: null,
    ...stored(name),
  }));
  const change = useCallback(
    (part: Partial<InquiryForm>) =>
      setForm((before) => {
        const next = { ...before, ...part };
        writeValue(storageKey(name), next, sessionStorage);
        return next;
      }),
    [name],
  );
  const forget = useCallback(() => writeValue(storageKey(name), null, sessionStorage), [name]);
  return { form, change, forget };
}

/** The key to send this content with: the one before when nothing changed, else a new one. */
export function keyFor(
  form: InquiryForm,
  content: string,
): Pick<InquiryForm, 'idempotencyKey' | 'sentContent'> {
  const isSame = form.sentContent === null || form.sentContent === content;
  return { idempotencyKey: isSame ? form.idempotencyKey : newIdempotencyKey(), sentContent: content };
}
