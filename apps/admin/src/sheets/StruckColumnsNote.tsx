import { StatusMark } from '@selvedge/design-system/StatusMark';
import { useFormats } from '@selvedge/design-system/i18n';
import { useTranslation } from 'react-i18next';

interface StruckColumnsNoteProps {
  /** Heads that are struck through; none draws nothing. */
  names: readonly string[] | undefined;
}

/** Over what came of a sheet: the columns that its sender struck through at their head, which are not read. */
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
