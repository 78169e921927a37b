import type { components } from '@selvedge/api-spec/types';
import type { OrderWords } from './orderViews';

type OrderLine = components['schemas']['OrderLine'];
type Claim = components['schemas']['Claim'];

/** Returns the reason for missing pieces, and their number. */
export function shortageWords(
  { t, formats }: Pick<OrderWords, 't' | 'formats'>,
  { reason, qty }: Pick<Claim, 'reason' | 'qty'>,
): string {
  return t('shortage', {
    reason: t(`dictionaries:shortage_reason.${reason}`),
    count: qty,
    pieces: formats.quantity(qty),
  });
}

/** Returns the product of a claim and its defect. */
export function claimWords(
  words: OrderWords,
  claim: Claim,
  line: Pick<OrderLine, 'brandName' | 'name' | 'size'> | undefined,
): string {
  const shortage = shortageWords(words, claim);
  if (!line) return shortage;
  return words.t('claimed', { product: `${line.brandName} ${line.name} ${line.size}`, shortage });
}
