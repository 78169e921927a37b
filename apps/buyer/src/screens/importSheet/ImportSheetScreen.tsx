import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { IMPORT_MAX_ROWS } from '@selvedge/domain/constants';
import { Breadcrumbs } from '@selvedge/design-system/shell/Breadcrumbs';
import { FileStatus } from '@selvedge/design-system/commerce/FileStatus';
import { ImportSummary } from '@selvedge/design-system/commerce/ImportSummary';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { StatusMark } from '@selvedge/design-system/primitives/StatusMark';
import { useFormats } from '@selvedge/design-system/i18n';
import { recordState } from '@selvedge/app-shell/records/recordState';
import { UnreadPage } from '@selvedge/design-system/pages/DetailPage';
import { useListWords } from '../../trade/useListWords';
import { listDetailQuery } from '../../trade/listQuery';
import { ImportChoose } from './ImportChoose';
import { ImportReview } from './ImportReview';
import { ImportSteps } from './ImportSteps';
import { useFileSize } from './useFileSize';
import { useImport } from './useImport';
import type { ImportState } from './useImport';

/** Page that imports an order sheet into the cart: choose, review, commit. */
export function ImportSheetScreen() {
  const { id = '' } = useParams<{ id: string }>();
  const { t } = useTranslation('import');
  const { t: common } = useTranslation();
  const list = useQuery(listDetailQuery(id));
  const words = useListWords();
  const { state, take, stop, restart, change, choose: chooseColumns } = useImport(id);
  const fileSize = useFileSize();
  const formats = useFormats();
  const [others, setOthers] = useState<readonly string[]>([]);
  const choose = (file: File, besides: readonly string[]): void => {
    setOthers(besides);
    take(file);
  };

  if (list.error && !list.data) {
    return <UnreadPage title={t('title')} state={recordState(list, words)} />;
  }
  const header = (
    <PageHeader
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: common('places.lists'), href: '/products/list' },
            { label: list.data?.name ?? id, href: `/products/detail/${encodeURIComponent(id)}` },
            { label: t('crumb') },
          ]}
        />
      }
      title={t(state.step === 'review' ? 'reviewTitle' : 'title')}
      actions={<ImportSteps step={state.step} />}
    >
      {state.step === 'review' ? <Summary state={state} /> : null}
    </PageHeader>
  );
  return (
    <Page header={header} ground="surface" isInset={state.step !== 'review'}>
      {others.length > 0 && state.step !== 'choose' ? (
        <Stack isInset={state.step === 'review'}>
          <StatusMark glyph="triangle" tone="warning" isSentence>
            {t('otherFiles', { names: formats.list(others) })}
          </StatusMark>
        </Stack>
      ) : null}
      {state.step === 'choose' ? (
        <ImportChoose listId={id} refusal={state.refusal} failure={state.failure} onFile={choose} />
      ) : state.step === 'reading' ? (
        <FileStatus
          fileName={state.file.name}
          fileSize={fileSize(state.file.size)}
          progress={state.progress}
          onCancel={stop}
        />
      ) : (
        <ImportReview
          listId={id}
          sheet={state}
          onChange={change}
          onChoose={chooseColumns}
          onRestart={restart}
        />
      )}
    </Page>
  );
}

function Summary({ state }: { state: Extract<ImportState, { step: 'review' }> }) {
  const { t } = useTranslation('import');
  const formats = useFormats();
  const fileSize = useFileSize();
  const { review, file, readAt } = state;
  return (
    <ImportSummary
      valid={review.valid}
      warnings={review.warnings}
      errors={review.invalid}
      source={
        <>
          {t('source', {
            name: file.name,
            size: fileSize(file.size),
            rows: formats.quantity(review.dataRows),
            max: formats.quantity(IMPORT_MAX_ROWS),
          })}
          <br />
          {t('readAt', { at: formats.dateTime(readAt) })}
        </>
      }
    />
  );
}
