import type { WrittenScope } from '../../unsaved/written';

/** Where the lines of an inquiry come from: a draft, the cart, or what is written on lists. */
export type InquirySource =
  | { readonly kind: 'draft'; readonly id: string }
  /** All lines that can be ordered, or these. */
  | { readonly kind: 'cart'; readonly lineIds: readonly string[] | null }
  /** Of one list or of all, of these styles or of each. */
  | { readonly kind: 'written'; readonly listId: string | null; readonly styles?: readonly string[] };

/** Reads the query inside the hash; null when it names no source. */
export function readSource(search: string): InquirySource | null {
  const params = new URLSearchParams(search);
  const draft = params.get('draft');
  if (draft) return { kind: 'draft', id: draft };
  if (params.get('from') === 'cart') {
    const ids = params.get('lines')?.split(',').filter(Boolean);
    return { kind: 'cart', lineIds: ids && ids.length > 0 ? ids : null };
  }
  if (params.get('from') !== 'written') return null;
  const styles = params.get('styles')?.split(',').filter(Boolean);
  return { kind: 'written', listId: params.get('list') || null, ...(styles?.length ? { styles } : {}) };
}

/** The part of what is written that goes into the inquiry. */
export function writtenScope({ listId, styles }: Extract<InquirySource, { kind: 'written' }>): WrittenScope {
  return { ...(listId === null ? {} : { listId }), ...(styles ? { styles } : {}) };
}

/** One name per source: what is typed into its form is kept under it. */
export function sourceKey(source: InquirySource): string {
  switch (source.kind) {
    case 'draft':
      return `draft/${source.id}`;
    case 'cart':
      return `cart/${source.lineIds?.join(',') ?? ''}`;
    case 'written':
      return ['written', source.listId ?? '', ...(source.styles ?? [])].join('/');
  }
}
