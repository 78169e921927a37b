import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import { useFormats } from '@selvedge/design-system/i18n';
import { useTranslation } from 'react-i18next';

interface StruckColumnsNoteProps {
  /** Heads that are struck through; an empty list renders nothing. */
  names: readonly string[] | undefined;
}

/** Note over the result of a sheet: columns whose head the sender has struck through, which are not read. */
export function StruckColumnsNote({ names }: StruckColumnsNoteProps) {
  const { t } = useTranslation('sheets');
  const formats = useFormats();
  if (names === undefined || names.length === 0) return null;
  return (
    <StatusMark glyph="triangle" tone="warning" isSentence>
      {t('struckColumns', { names: formats.list(names) })}
    </StatusMark>
  );
}
