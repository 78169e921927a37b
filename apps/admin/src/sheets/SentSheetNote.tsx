import { StatusMark } from '@selvedge/design-system/StatusMark';
import { Text } from '@selvedge/design-system/Text';
import { useTranslation } from 'react-i18next';

interface SentSheetNoteProps {
  /** The sheet that was sent; undefined draws nothing. */
  fileName: string | undefined;
  /** Its answer did not come before the page or the dialog was left. */
  isCutOff: boolean;
}

/** Over what came of a sheet: which one it was, and where its answer is not known, that sending it again does nothing twice. */
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
