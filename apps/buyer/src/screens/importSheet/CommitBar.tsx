import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { FigureStrip } from '@selvedge/design-system/commerce/FigureStrip';
import { Inline } from '@selvedge/design-system/layout/Inline';
import { ProgressBar } from '@selvedge/design-system/primitives/ProgressBar';
import { RadioGroup } from '@selvedge/design-system/primitives/RadioGroup';
import { Text } from '@selvedge/design-system/layout/Text';
import { useFormats } from '@selvedge/design-system/i18n';
import type { Review } from './review';
import type { CommitMode } from './keptSheet';
import type { useCommit } from './useCommit';

interface CommitBarProps {
  review: Review;
  mode: CommitMode;
  commit: ReturnType<typeof useCommit>;
}

/** Choice of the rows to commit, with what blocks the commit, or its progress. */
export function CommitChoice({
  review,
  mode,
  commit: { progress, failure },
  onChange,
}: CommitBarProps & { onChange: (mode: CommitMode) => void }) {
  const { t } = useTranslation('import');
  const isBlocked = mode === 'ALL' && review.invalid > 0;
  const words = failure ?? (isBlocked ? t('mode.blocked', { count: review.invalid }) : null);
  return (
    <Inline gap="s5" isWrapping>
      <RadioGroup
        label={t('mode.label')}
        isLabelHidden
        orientation="horizontal"
        options={[
          { id: 'VALID_ONLY', label: t('mode.VALID_ONLY') },
          { id: 'ALL', label: t('mode.ALL') },
        ]}
        value={mode}
        onChange={(value) => onChange(value === 'ALL' ? 'ALL' : 'VALID_ONLY')}
      />
      {words ? (
        <div role="alert">
          <Text ink="critical" size="small">
            {words}
          </Text>
        </div>
      ) : null}
      {progress?.stage === 'uploading' ? <ProgressBar label={t('stages.uploading')} /> : null}
      {progress?.stage === 'checking' && progress.totalRows > 0 ? (
        <ProgressBar label={t('stages.checking')} value={(progress.doneRows / progress.totalRows) * 100} />
      ) : null}
      {progress?.stage === 'committing' ? <ProgressBar label={t('stages.committing')} /> : null}
    </Inline>
  );
}

/** Totals of the commit, and the buttons that start and stop it. */
export function CommitActions({
  review,
  mode,
  commit: { commit, stop, progress },
  onRestart,
}: CommitBarProps & { onRestart: () => void }) {
  const { t } = useTranslation('import');
  const formats = useFormats();
  const rows = review.valid + review.warnings;
  return (
    <Inline gap="s6" justify="end" isWrapping>
      <FigureStrip
        look="inline"
        figures={[
          { label: t('sums.rows'), value: formats.quantity(rows) },
          { label: t('sums.pieces'), value: formats.quantity(review.qty) },
          { label: t('sums.goods'), value: formats.money(review.goodsCents) },
        ]}
      />
      <Inline gap="s3">
        {stop === null ? (
          <Button variant="quiet" isDisabled={progress !== null} onPress={onRestart}>
            {t('startOver')}
          </Button>
        ) : (
          <Button variant="quiet" onPress={stop}>
            {t('stopCommit')}
          </Button>
        )}
        <Button
          variant="primary"
          isDisabled={rows === 0 || (mode === 'ALL' && review.invalid > 0)}
          isPending={progress !== null}
          onPress={commit}
        >
          {t('commitRows', { count: rows })}
        </Button>
      </Inline>
    </Inline>
  );
}
