import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/Button';
import { Inline } from '@selvedge/design-system/Inline';
import { StatusMark } from '@selvedge/design-system/StatusMark';
import { useFormats } from '@selvedge/design-system/i18n';

interface KeptStripProps {
  /** When what stands in the form was typed, in epoch milliseconds; null draws nothing. */
  keptAt: number | null;
  /** Gives up what was typed. */
  onDiscard: () => void;
}

/** Above a form that holds what was typed on an earlier visit: from when it is, and the way to begin anew. */
export function KeptStrip({ keptAt, onDiscard }: KeptStripProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (keptAt === null) return null;
  return (
    <output>
      <Inline gap="s4" isWrapping>
        <StatusMark glyph="half" tone="info" isSentence>
          {t('kept.from', { at: formats.stamp(keptAt) })}
        </StatusMark>
        <Button variant="link" onPress={onDiscard}>
          {t('kept.discard')}
        </Button>
      </Inline>
    </output>
  );
}
