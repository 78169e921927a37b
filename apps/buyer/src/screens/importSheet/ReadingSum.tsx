import { useTranslation } from 'react-i18next';
import type { SheetReading } from '@selvedge/domain/sheets/reading/account';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { readingLines } from './readingLines';
import { useReadingWords } from './useReadingWords';

/** Sheet that was read, with the sum of its pieces, and each of its parts with pieces that are not used. */
export function ReadingSum({ reading }: { reading: SheetReading }) {
  const { t } = useTranslation('import');
  const formats = useFormats();
  const wordsOf = useReadingWords();
  const { sheet, offered, refused, passed } = reading.pieces;
  const unused = readingLines(reading).filter(({ pieces }) => pieces > 0);
  return (
    <Stack gap="s2">
      <Text>
        {t('reading.sum', {
          sheet: reading.sheet,
          all: formats.quantity(sheet),
          offered: formats.quantity(offered),
          refused: formats.quantity(refused),
          passed: formats.quantity(passed),
        })}
      </Text>
      {unused.map((line) => (
        <Inline key={line.id} gap="s3">
          <StatusMark glyph="triangle" tone="warning" isSentence>
            {t('reading.unused', {
              ...wordsOf(line),
              count: line.pieces,
              pieces: formats.quantity(line.pieces),
            })}
          </StatusMark>
        </Inline>
      ))}
    </Stack>
  );
}
