import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import type { StatusMarkProps } from '@selvedge/design-system/primitives/StatusMark';
import { useFormats } from '@selvedge/design-system/i18n';
import type { CartLine, Violation } from '../../api/schemas';
import type { LineTrouble } from './useCartLines';

interface LineNoteProps {
  line: CartLine;
  trouble: LineTrouble | undefined;
  minimum: Violation | undefined;
  onEdit: (line: Pick<CartLine, 'id' | 'skuId' | 'version'>, qty: number) => void;
  onDismiss: (id: string) => void;
}

interface Note {
  words: string;
  tone: StatusMarkProps['tone'];
  glyph: StatusMarkProps['glyph'];
  actions?: { label: string; run: () => void }[];
}

/** Problem of a cart line with a way to resolve it: changed by another user, short, closed, another price, a minimum. */
export function LineNote(props: LineNoteProps) {
  const note = useNote(props);
  if (!note) return null;
  return (
    <Inline gap="s3" isWrapping>
      <StatusMark glyph={note.glyph} tone={note.tone}>
        {note.words}
      </StatusMark>
      {note.actions?.map(({ label, run }) => (
        <Button key={label} variant="link" onPress={run}>
          {label}
        </Button>
      ))}
    </Inline>
  );
}

function useNote({ line, trouble, minimum, onEdit, onDismiss }: LineNoteProps): Note | null {
  const { t } = useTranslation('cart');
  const formats = useFormats();
  const take = (qty: number) => ({ label: t('take', { count: qty }), run: () => onEdit(line, qty) });
  if (trouble?.kind === 'conflict') {
    const theirs = trouble.theirs?.qty ?? line.qty;
    return {
      tone: 'warning',
      glyph: 'triangle',
      words: t('conflict', {
        who: trouble.changedBy ?? t('someone'),
        at: formats.dateTime(trouble.changedAt),
        theirs,
        mine: trouble.mine,
      }),
      actions: [
        take(trouble.mine),
        { label: t('keepTheirs', { count: theirs }), run: () => onDismiss(line.id) },
      ],
    };
  }
  if (trouble?.kind === 'refused') return { tone: 'critical', glyph: 'cross', words: trouble.words };
  if (line.state === 'CLOSED') return { tone: 'critical', glyph: 'cross', words: t('closed') };
  const left = trouble?.kind === 'short' ? trouble.available : line.stockQty;
  if (trouble?.kind === 'short' || line.state === 'SHORT') {
    return {
      tone: 'critical',
      glyph: 'cross',
      words: t(left > 0 ? 'short' : 'soldOut', { left }),
      actions: left > 0 ? [take(left)] : [],
    };
  }
  if (line.state === 'PRICE_CHANGED') {
    return {
      tone: 'warning',
      glyph: 'triangle',
      words: t('priceChanged', { was: formats.money(line.priceCents) }),
      actions: [{ label: t('acceptPrice'), run: () => onEdit(line, line.qty) }],
    };
  }
  if (minimum) {
    const missing = minimum.need - minimum.have;
    return { tone: 'warning', glyph: 'triangle', words: t('minimum', { need: minimum.need, missing }) };
  }
  return null;
}
