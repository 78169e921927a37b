import type { WrittenScope } from '../../unsaved/written';

/** Source of an inquiry's lines: a draft, the cart, or the quantities entered on lists. */
export type InquirySource =
  | { readonly kind: 'draft'; readonly id: string }
  /** All lines that can be ordered (null), or those with these ids. */
  | { readonly kind: 'cart'; readonly lineIds: readonly string[] | null }
  /** Entered quantities of one list or of all (null), of these styles or of all. */
  | { readonly kind: 'written'; readonly listId: string | null; readonly styles?: readonly string[] };

/** Reads the source from the query inside the hash; null when there is none. */
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

/** Returns the scope of the entered quantities that go into the inquiry. */
export function writtenScope({ listId, styles }: Extract<InquirySource, { kind: 'written' }>): WrittenScope {
  return { ...(listId === null ? {} : { listId }), ...(styles ? { styles } : {}) };
}

/** Returns a unique name per source, under which its form is stored. */
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
