import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { DraftDetail } from '../../api/schemas';
import { cartQuery } from '../../trade/cartQuery';
import { useWritten } from '../../unsaved/unsaved';
import { writtenLines } from '../../unsaved/written';
import { draftQuery } from './inquiry.api';
import { cartItems, draftItems, writtenItems } from './inquiry.lines';
import type { InquiryItem } from './inquiry.lines';
import { writtenScope } from './inquiry.search';
import type { InquirySource } from './inquiry.search';

/** Lines of the inquiry from its source; undefined while they are loaded. */
export interface SourceState {
  items: readonly InquiryItem[] | undefined;
  draft: DraftDetail | undefined;
  error: unknown;
  retry: () => void;
}

/** Hook that loads the lines of an inquiry's source. */
export function useInquirySource(source: InquirySource | null): SourceState {
  const draft = useQuery({
    ...draftQuery(source?.kind === 'draft' ? source.id : ''),
    enabled: source?.kind === 'draft',
  });
  const cart = useQuery({ ...cartQuery, enabled: source?.kind === 'cart' });
  const written = useWritten();
  const items = useMemo(() => {
    switch (source?.kind) {
      case 'draft':
        return draft.data && draftItems(draft.data);
      case 'cart':
        return cart.data && cartItems(cart.data, source.lineIds);
      case 'written':
        return writtenItems(writtenLines(written, writtenScope(source)));
      default:
        return [];
    }
  }, [source, draft.data, cart.data, written]);
  return {
    items,
    draft: draft.data,
    error: items ? null : (draft.error ?? cart.error),
    retry: () => void (source?.kind === 'draft' ? draft.refetch() : cart.refetch()),
  };
}
