import { useTranslation } from 'react-i18next';
import { MEGABYTE, UPLOAD_IMAGE_MAX_BYTES, UPLOAD_PDF_MAX_BYTES } from '@selvedge/domain/constants';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { ATTACHMENTS_OFFERED, maybePdf, maybePicture } from '@selvedge/domain/files/attachments';
import { FileDrop } from '@selvedge/design-system/primitives/FileDrop';
import { FileList } from '@selvedge/design-system/primitives/FileList';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { Section } from '@selvedge/design-system/layout/Section';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { Text } from '@selvedge/design-system/layout/Text';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { AT_ONCE, listed, useTransfers } from './useTransfers';
import type { Transfer, TransferState } from './useTransfers';

const idsIn = (transfers: readonly Transfer[], states: readonly TransferState[]): string[] =>
  transfers.filter(({ state }) => states.includes(state)).map(({ id }) => id);

/** Demo of uploading several files by drop, paste or choice, with progress, pause and retry. */
export function DemoUploadScreen() {
  const { t } = useTranslation('demo');
  const { transfers, add, pause, resume, remove } = useTransfers((name) =>
    toast.show({ message: t('upload.notRemoved', { name }), tone: 'critical' }),
  );
  const moving = idsIn(transfers, ['waiting', 'sending']);
  const held = idsIn(transfers, ['paused', 'refused']);
  const problemOf = ({ name, size }: File): string | undefined => {
    if (!maybePicture(name) && !maybePdf(name)) return t('upload.wrongKind');
    const most = maybePdf(name) ? UPLOAD_PDF_MAX_BYTES : UPLOAD_IMAGE_MAX_BYTES;
    return size > most ? t('upload.tooLarge', { most: most / MEGABYTE }) : undefined;
  };
  return (
    <Page
      isInset
      header={
        <PageHeader
          title={t('common:route.demoUpload')}
          lead={t('upload.lead', { most: AT_ONCE })}
          actions={
            <>
              <Button isDisabled={moving.length === 0} onPress={() => pause(moving)}>
                {t('upload.pauseAll')}
              </Button>
              <Button isDisabled={held.length === 0} onPress={() => resume(held)}>
                {t('upload.resumeAll')}
              </Button>
            </>
          }
        />
      }
    >
      <Stack gap="s5">
        <FileDrop
          label={t('upload.drop')}
          limits={t('upload.limits', {
            picture: UPLOAD_IMAGE_MAX_BYTES / MEGABYTE,
            pdf: UPLOAD_PDF_MAX_BYTES / MEGABYTE,
          })}
          accept={ATTACHMENTS_OFFERED}
          isMultiple
          onFile={(file) => add(file, problemOf(file))}
        />
        <Text>{t('upload.whole')}</Text>
        <Section
          title={t('upload.files')}
          note={t('upload.progress', { done: idsIn(transfers, ['done']).length, total: transfers.length })}
        >
          {transfers.length === 0 ? (
            <EmptyState title={t('upload.empty')}>{t('upload.emptyHint')}</EmptyState>
          ) : (
            <FileList
              label={t('upload.files')}
              files={transfers.map(listed)}
              onRemove={remove}
              onPause={(id) => pause([id])}
              onResume={(id) => resume([id])}
            />
          )}
        </Section>
      </Stack>
    </Page>
  );
}
