/** Where the lines of an inquiry come from: a draft, the cart, or what is written on lists. */
export type InquirySource =
  | { readonly kind: 'draft'; readonly id: string }
  /** All lines that can be ordered, or these. */
  | { readonly kind: 'cart'; readonly lineIds: readonly string[] | null }
  | { readonly kind: 'written'; readonly listId: string | null };

/** Reads the query inside the hash; null when it names no source. */
export function readSource(search: string): InquirySource | null {
  const params = new URLSearchParams(search);
  const draft = params.get('draft');
  if (draft) return { kind: 'draft', id: draft };
  if (params.get('from') === 'cart') {
    const ids = params.get('lines')?.split(',').filter(Boolean);
    return { kind: 'cart', lineIds: ids && ids.length > 0 ? ids : null };
  }
  return params.get('from') === 'written' ? { kind: 'written', listId: params.get('list') || null } : null;
}

/** One name per source: what is typed into its form is kept under it (L-40). */
export function sourceKey(source: InquirySource): string {
  switch (source.kind) {
    case 'draft':
      return `draft/${source.id}`;
    case 'cart':
      return `cart/${source.lineIds?.join(',') ?? ''}`;
    case 'written':
      return `written/${source.listId ?? ''}`;
  }
}
