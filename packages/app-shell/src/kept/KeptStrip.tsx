import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import { useFormats } from '@selvedge/design-system/i18n';

interface KeptStripProps {
  /** Time of the restored input, in epoch milliseconds; null renders nothing. */
  keptAt: number | null;
  /** Discards the restored input. */
  onDiscard: () => void;
  /** Adds the page's margin, on a page whose body reaches the edges. */
  isInset?: boolean;
}

/** Strip above a form with input restored from an earlier visit: shows its time and a button that discards it. */
export function KeptStrip({ keptAt, onDiscard, isInset = false }: KeptStripProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (keptAt === null) return null;
  return (
    <output>
      <Stack isInset={isInset}>
        <Inline gap="s4" isWrapping>
          <StatusMark glyph="half" tone="info" isSentence>
            {t('kept.from', { at: formats.dateTime(keptAt) })}
          </StatusMark>
          <Button variant="link" onPress={onDiscard}>
            {t('kept.discard')}
          </Button>
        </Inline>
      </Stack>
    </output>
  );
}
