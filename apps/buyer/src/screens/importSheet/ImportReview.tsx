import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/Button';
import { DownloadIcon } from '@selvedge/design-system/Icon';
import { ImportRowTable } from '@selvedge/design-system/ImportRowTable';
import { Inline } from '@selvedge/design-system/Inline';
import { SplitView } from '@selvedge/design-system/SplitView';
import { Stack } from '@selvedge/design-system/Stack';
import { StatusMark } from '@selvedge/design-system/StatusMark';
import { Tabs } from '@selvedge/design-system/Tabs';
import { saveFile } from '@selvedge/app-kit/app/saveFile';
import { badRowsTable } from './badRows';
import { ReadingSum } from './ReadingSum';
import { ReadingTable } from './ReadingTable';
import { CommitActions, CommitChoice } from './CommitBar';
import { tableRow } from './importSheet.columns';
import type { Review } from './review';
import { useCommit } from './useCommit';
import type { CommitMode } from './useCommit';
import type { ReadSheet } from './useImport';
import { useProblemWords } from './useProblemWords';

const tabs = ['ALL', 'ERROR', 'WARN', 'OK'] as const;
const READING = 'READING';
type Tab = (typeof tabs)[number] | typeof READING;

/** Rows of each kind drawn at first: more would hold the page for longer than a frame or two. */
const ROWS_AT_FIRST = 15;

interface ImportReviewProps {
  listId: string;
  sheet: ReadSheet;
  onVerdict: (review: Review) => void;
  onRestart: () => void;
}

/** The checked rows, errors first, the bad ones to download, and the commit. */
export function ImportReview({ listId, sheet, onVerdict, onRestart }: ImportReviewProps) {
  const { t } = useTranslation('import');
  const { review, file, reader, products } = sheet;
  const [tab, setTab] = useState<Tab>('ALL');
  const [mode, setMode] = useState<CommitMode>('VALID_ONLY');
  const words = useProblemWords();
  const commit = useCommit({ listId, sheet, onVerdict });
  const byId = useMemo(() => new Map(products.map((product) => [product.id, product])), [products]);
  const rows = useMemo(
    () =>
      review.rows
        .filter(({ state }) => tab === 'ALL' || state === tab)
        .map((row) => tableRow(row, byId.get(row.productId ?? ''), words, t('oneSize'))),
    [review, byId, tab, words, t],
  );
  const counts: Record<(typeof tabs)[number], number> = {
    ALL: review.rows.length,
    ERROR: review.invalid,
    WARN: review.warnings,
    OK: review.valid,
  };
  const download = async (): Promise<void> => {
    const table = badRowsTable(review.rows, t('reason'), ({ problems }) =>
      problems.map((problem) => words(problem).text).join('; '),
    );
    saveFile(
      await reader.write(table, t('badSheet')),
      t('badFile', { name: file.name.replace(/\.xlsx$/i, '') }),
    );
  };
  return (
    <SplitView
      bottom={{
        label: t('commitBar'),
        content: <CommitChoice review={review} mode={mode} commit={commit} onChange={setMode} />,
        end: <CommitActions review={review} mode={mode} commit={commit} onRestart={onRestart} />,
      }}
    >
      {review.by === 'server' || review.reading ? (
        <Stack gap="s2" isInset>
          {review.by === 'server' ? (
            <Inline gap="s3">
              <StatusMark glyph="triangle" tone="warning">
                {t('serverDiffers')}
              </StatusMark>
            </Inline>
          ) : null}
          {review.reading ? <ReadingSum reading={review.reading} /> : null}
        </Stack>
      ) : null}
      <Tabs
        label={t('tabs.label')}
        items={[
          ...tabs.map((id) => ({ id, label: t(`tabs.${id}`), count: counts[id] })),
          ...(review.reading ? [{ id: READING, label: t('reading.tab') } as const] : []),
        ]}
        selectedKey={tab}
        onSelectionChange={setTab}
        isInset
        end={
          review.invalid > 0 ? (
            <Button variant="quiet" size="small" icon={<DownloadIcon />} onPress={() => void download()}>
              {t('downloadBadRows', { count: review.invalid })}
            </Button>
          ) : undefined
        }
      >
        {tab === READING && review.reading ? (
          <ReadingTable reading={review.reading} />
        ) : (
          <ImportRowTable rows={rows} initialRows={ROWS_AT_FIRST} />
        )}
      </Tabs>
    </SplitView>
  );
}
