import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColumnChoices } from '@selvedge/domain/sheets/reading/choices';
import { Button } from '@selvedge/design-system/primitives/Button';
import { DownloadIcon } from '@selvedge/design-system/primitives/Icon';
import { ImportRowTable } from '@selvedge/design-system/commerce/ImportRowTable';
import { SplitView } from '@selvedge/design-system/layout/SplitView';
import { Tabs } from '@selvedge/design-system/primitives/Tabs';
import { saveFile } from '@selvedge/app-shell/app/saveFile';
import { badRowsTable } from './badRows';
import { ReadingNotes } from './ReadingNotes';
import { ReadingTable } from './ReadingTable';
import { CommitActions, CommitChoice } from './CommitBar';
import { tableRow } from './importSheet.columns';
import { useCommit } from './useCommit';
import type { ReadSheet } from './readSheet';
import { useProblemWords } from './useProblemWords';

const tabs = ['ALL', 'ERROR', 'WARN', 'OK'] as const;
const READING = 'READING';
type Tab = (typeof tabs)[number] | typeof READING;

/** Rows rendered at first in each tab: more would block the page for longer than a frame or two. */
const ROWS_AT_FIRST = 15;

interface ImportReviewProps {
  listId: string;
  sheet: ReadSheet;
  onChange: (part: Partial<ReadSheet>) => void;
  onChoose: (choices: ColumnChoices) => void;
  /** Called to import another sheet; with the id of the server's job of this one, if it was sent. */
  onRestart: (jobId: string | undefined) => void;
}

/**
 * Review of a sheet: the checked rows, errors first, a download of the rows in error, and the commit. It opens at the reading tab when the
 * sheet lacks a column without which no row can be checked.
 */
export function ImportReview({ listId, sheet, onChange, onChoose, onRestart }: ImportReviewProps) {
  const { t } = useTranslation('import');
  const { review, file, reader, products, mode } = sheet;
  const [tab, setTab] = useState<Tab>(review.lacks === null ? 'ALL' : READING);
  const words = useProblemWords();
  const commit = useCommit({ listId, sheet, onChange });
  const isCommitting = commit.progress !== null;
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
        content: (
          <CommitChoice
            review={review}
            mode={mode}
            commit={commit}
            onChange={(wanted) => onChange({ mode: wanted })}
          />
        ),
        end: (
          <CommitActions
            review={review}
            mode={mode}
            commit={commit}
            onRestart={() => onRestart(commit.jobId())}
          />
        ),
      }}
    >
      <ReadingNotes check={sheet} isDisabled={isCommitting} onForget={() => onChoose(new Map())} />
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
          <ReadingTable
            reading={review.reading}
            choices={sheet.choices}
            isDisabled={isCommitting}
            onChoose={onChoose}
          />
        ) : (
          <ImportRowTable rows={rows} initialRows={ROWS_AT_FIRST} />
        )}
      </Tabs>
    </SplitView>
  );
}
