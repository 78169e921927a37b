import { useState } from 'react';
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { codes, isApiError, newIdempotencyKey } from '@selvedge/api-spec/client';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { refusalOf } from '@selvedge/app-shell/forms/refusalWords';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { useFormats } from '@selvedge/design-system/i18n';
import { useTranslation } from 'react-i18next';
import { staff } from '../api/client';
import type { OrderRef, StaffOrderPreviewInput } from '../api/schemas';

/** Query of the sums of the order as it is written, and of the rules it does not meet. */
const previewQuery = (body: StaffOrderPreviewInput) =>
  queryOptions({
    queryKey: queryKey('orders', 'preview', body),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => staff.post('/api/v1/orders/preview', { body, signal, silent: true }),
  });

interface OrderStep<Made> {
  /** Products to sum up; null while there are none, or no customer is selected. */
  preview: StaffOrderPreviewInput | null;
  /** Sends the order under a key; undefined while something is missing. */
  send: ((idempotencyKey: string) => Promise<Made>) | undefined;
  /** Idempotency key that is stored with the input, and a function that renews it; a key of this visit to the page when left out. */
  intent?: { key: string; renew: () => void };
  onMade: (made: Made) => void;
  /** Called on a refusal, with the stored version when another user was faster. */
  onRefused?: (newer: number | undefined) => void;
}

/** Returns the sums of products that staff order for a customer, the reason of a refusal, and the function that sends them. */
export function useOrderStep<Made>({ preview, send, intent, onMade, onRefused }: OrderStep<Made>) {
  const { t } = useTranslation('addOrder');
  const formats = useFormats();
  const [ownKey, setOwnKey] = useState(newIdempotencyKey);
  const { key, renew } = intent ?? { key: ownKey, renew: () => setOwnKey(newIdempotencyKey()) };
  const [problem, setProblem] = useState<string>();
  const sums = useQuery({
    ...previewQuery(preview ?? { customerId: '', kind: 'SPOT', lines: [] }),
    enabled: preview !== null,
  });
  const { data, hasFailed } = answerOf(sums);

  const explain = (error: unknown): { words: string; newer?: number } => {
    if (isApiError(error, codes.SHORT_STOCK)) {
      const words = error.data.lines
        .map(({ asked, available }) => t('short', { asked, available }))
        .join(' ');
      return { words };
    }
    const { words, fields, later } = refusalOf(error, formats.stamp);
    const said = [...new Set(Object.values(fields))];
    return { words: (said.length === 0 ? [words] : said).join(' '), newer: later?.version };
  };

  const step = useMutation({
    mutationFn: () => {
      if (send === undefined) throw new Error('something is missing to the order');
      return send(key);
    },
    onSuccess: (made) => {
      void invalidate('carts', 'orders', 'dashboard', 'products');
      onMade(made);
    },
    onError: (error) => {
      // Refused content gets a new key; when the response was lost, also behind a proxy, the retry uses the same key.
      if (isApiError(error) && error.httpStatus !== undefined && error.httpStatus < 500) renew();
      const { words, newer } = explain(error);
      setProblem(words);
      onRefused?.(newer);
    },
  });

  return {
    /** Totals of the products; undefined without products, null while they are not known. */
    totals: preview === null ? undefined : (data?.totals ?? null),
    /** Reason why the order was refused. */
    problem,
    /** Read of the totals that failed; null without a failure. */
    failed: preview !== null && hasFailed ? sums : null,
    isReady: send !== undefined,
    isPending: step.isPending,
    make: () => {
      setProblem(undefined);
      step.mutate();
    },
  };
}

/** Returns an order that staff make for a customer, which is opened once it is made. */
export function useMakeOrder(order: Omit<OrderStep<OrderRef>, 'onMade'>) {
  const { t } = useTranslation('addOrder');
  return useOrderStep<OrderRef>({
    ...order,
    onMade: ({ orderId, orderNo }) => {
      toast.show({ tone: 'positive', message: t('made', { orderNo }) });
      navigate(`/procurement/detail/${orderId}`);
    },
  });
}
