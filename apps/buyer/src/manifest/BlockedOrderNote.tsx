import { useTranslation } from 'react-i18next';
import { isOneSize } from '@selvedge/design-system/formats';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import { useFormats } from '@selvedge/design-system/i18n';
import { cutToStock } from '../unsaved/unsaved';
import type { WrittenLine } from '../unsaved/written';

interface HeldNoteProps {
  /** Lines with more pieces than are in stock. */
  over: readonly WrittenLine[];
  /** Number of cells whose text is not a quantity. */
  invalidCount: number;
}

/** Message on why the entered quantities cannot be ordered, with a fix: stock first, then invalid texts. */
export function BlockedOrderNote({ over, invalidCount }: HeldNoteProps) {
  const { t } = useTranslation('listDetail');
  const formats = useFormats();
  const [first] = over;
  if (!first) {
    return (
      <StatusMark glyph="cross" tone="critical">
        {t('held.invalid', { count: invalidCount })}
      </StatusMark>
    );
  }
  const words = {
    name: first.facts.name,
    size: isOneSize(first.size) ? t('oneSize') : first.size,
    left: formats.quantity(first.leftQty),
  };
  return (
    <Inline gap="s3" isWrapping>
      <StatusMark glyph="cross" tone="critical">
        {over.length === 1 ? t('held.over', words) : t('held.overMore', { ...words, count: over.length - 1 })}
      </StatusMark>
      <Button variant="link" onPress={() => cutToStock(over)}>
        {t('held.cut')}
      </Button>
    </Inline>
  );
}
