import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import { ReadingSum } from './ReadingSum';
import type { ReadSheet } from './readSheet';
import { useRefusalWords } from './useRefusalWords';

interface ReadingNotesProps {
  check: Pick<ReadSheet, 'review' | 'chosenAt' | 'refusal' | 'asked' | 'keptAt'>;
  isDisabled?: boolean;
  /** Discards the column choices: this sheet and the next ones of its form are read by their headers alone. */
  onForget: () => void;
}

/**
 * Notes on how the sheet was read: restored from an earlier visit, a commit cut off, the server's differing result, choices of an earlier
 * sheet, missing columns, why the last choice was not applied, and the sum of its pieces.
 */
export function ReadingNotes({ check, isDisabled, onForget }: ReadingNotesProps) {
  const { t } = useTranslation('import');
  const formats = useFormats();
  const refusalWords = useRefusalWords();
  const { review, chosenAt, refusal, asked, keptAt } = check;
  return (
    <Stack gap="s2" isInset>
      {keptAt === null ? null : (
        <output>
          <StatusMark glyph="half" tone="info" isSentence>
            {t('kept', { at: formats.dateTime(keptAt) })}
          </StatusMark>
        </output>
      )}
      {keptAt === null || asked === null || isDisabled ? null : (
        <Inline gap="s3">
          <StatusMark glyph="triangle" tone="warning" isSentence>
            {t('cutOff')}
          </StatusMark>
        </Inline>
      )}
      {review.by === 'server' ? (
        <Inline gap="s3">
          <StatusMark glyph="triangle" tone="warning" isSentence>
            {t('serverDiffers')}
          </StatusMark>
        </Inline>
      ) : null}
      {chosenAt === null ? null : (
        <Inline gap="s3" isWrapping>
          <Text>{t('reading.asChosen', { date: formats.date(chosenAt) })}</Text>
          <Button variant="quiet" size="small" isDisabled={isDisabled} onPress={onForget}>
            {t('reading.forget')}
          </Button>
        </Inline>
      )}
      {review.lacks === null ? null : (
        <Inline gap="s3">
          <StatusMark glyph="triangle" tone="warning" isSentence>
            {t('reading.lacks', { what: refusalWords(review.lacks) })}
          </StatusMark>
        </Inline>
      )}
      {refusal === null ? null : (
        <div role="alert">
          <Text ink="critical">{t('reading.notTaken', { why: refusalWords(refusal) })}</Text>
        </div>
      )}
      {review.reading ? <ReadingSum reading={review.reading} /> : null}
    </Stack>
  );
}
