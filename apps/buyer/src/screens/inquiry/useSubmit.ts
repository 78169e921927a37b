import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codes, isApiError } from '@selvedge/api-spec/client';
import { navigate } from '@selvedge/app-kit/app/hashLocation';
import { toast } from '@selvedge/design-system/Toast';
import type { Violation } from '../../api/shapes';
import { errorWords } from '../../trade/errorWords';
import type { PriceChange, Shortage } from '../../trade/refusals';
import { closedListOf, priceChangesOf, shortagesOf, violationsOf } from '../../trade/refusals';
import { clearWritten } from '../../unsaved/unsaved';
import { renewPreview, submitInquiry } from './inquiry.api';
import type { InquiryToSend } from './inquiry.api';
import type { InquirySource } from './inquiry.search';
import { keyFor } from './useInquiryForm';
import type { InquiryForm } from './useInquiryForm';

/** Why the last try was refused; what concerns lines is named at the lines. */
export interface Refusal {
  words: string;
  /** No answer came: sending again makes no second order. */
  isUnanswered: boolean;
  shortages: readonly Shortage[];
  prices: readonly PriceChange[];
  violations: readonly Violation[];
  closedListId: string | null;
}

interface SubmitOptions {
  source: InquirySource;
  form: InquiryForm;
  change: (part: Partial<InquiryForm>) => void;
  forget: () => void;
}

/** Submits the inquiry: one key per form, one call at a time. */
export function useSubmit({ source, form, change, forget }: SubmitOptions) {
  const { t } = useTranslation();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isRunning = useRef(false);

  const submit = async (inquiry: InquiryToSend): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    const key = keyFor(form, JSON.stringify(inquiry));
    change(key);
    try {
      const { orderId } = await submitInquiry(inquiry, key.idempotencyKey);
      forget();
      if (source.kind === 'written') clearWritten(source.listId ?? undefined);
      toast.show({ tone: 'positive', message: t('messages.inquiryCreated') });
      navigate(`/procurement/detail/${encodeURIComponent(orderId)}`, { replace: true });
    } catch (error) {
      if (!isApiError(error)) throw error;
      const prices = priceChangesOf(error) ?? [];
      // What was agreed to were other prices.
      if (prices.length > 0) change({ acceptPrices: false });
      if (error.code !== undefined) renewPreview();
      setRefusal({
        words: isApiError(error, codes.NOT_FOUND) ? t('inquiry:sums.withdrawn') : errorWords(error),
        isUnanswered: error.code === undefined,
        shortages: shortagesOf(error) ?? [],
        prices,
        violations: violationsOf(error) ?? [],
        closedListId: closedListOf(error),
      });
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  };
  return { submit, isPending, refusal, clearRefusal: () => setRefusal(null) };
}
