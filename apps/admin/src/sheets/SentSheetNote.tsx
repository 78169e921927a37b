import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import { Text } from '@selvedge/design-system/layout/Text';
import { useTranslation } from 'react-i18next';

interface SentSheetNoteProps {
  /** Name of the sheet that was sent; undefined renders nothing. */
  fileName: string | undefined;
  /** Whether the page or the dialog was left before the response came. */
  isCutOff: boolean;
}

/** Note over the result of a sheet: its name, and, when its response is unknown, that sending it again does nothing twice. */
export function SentSheetNote({ fileName, isCutOff }: SentSheetNoteProps) {
  const { t } = useTranslation('sheets');
  if (fileName === undefined) return null;
  if (!isCutOff)
    return (
      <Text as="p" weight="medium">
        {fileName}
      </Text>
    );
  return (
    <output>
      <StatusMark glyph="triangle" tone="warning" isSentence>
        {t('cutOff', { name: fileName })}
      </StatusMark>
    </output>
  );
}
