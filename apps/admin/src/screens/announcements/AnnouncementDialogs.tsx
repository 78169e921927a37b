import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import type { NoticeAdminForm } from '../../api/schemas';
import { AnnouncementFields } from './AnnouncementFields';
import { addNotice, announcementQuery, saveNotice } from './announcements.api';
import { inputOf, NEW_NOTICE, noticeFormSchema, valuesOf } from './announcementForm';

function useNoticeWords(): (key: string) => string {
  const { t } = useTranslation('announcements');
  return (key) => t(`validation.${key}`, { defaultValue: key });
}

/** Dialog for a new notice; it stays a draft until it is published. */
export function NewNoticeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('announcements');
  const errorText = useNoticeWords();
  const once = useIntent();
  const form = useForm({
    resolver: schemaResolver(noticeFormSchema),
    mode: 'onTouched',
    defaultValues: NEW_NOTICE,
  });
  return (
    <FormDialog
      keptAs="houseNotice:new"
      form={form}
      title={t('add')}
      size="wide"
      action={t('saveDraft')}
      errorText={errorText}
      onSave={(values) => once((key) => addNotice(inputOf(values), key))}
      onClose={onClose}
    >
      <AnnouncementFields recipients={[]} />
    </FormDialog>
  );
}

/** Dialog for an existing draft, shown once it has been read. */
export function NoticeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const notice = useQuery(announcementQuery(id)).data;
  return notice === undefined ? null : <EditDialog notice={notice} onClose={onClose} />;
}

function EditDialog({ notice, onClose }: { notice: NoticeAdminForm; onClose: () => void }) {
  const { t } = useTranslation('announcements');
  const errorText = useNoticeWords();
  const form = useForm({
    resolver: schemaResolver(noticeFormSchema),
    mode: 'onTouched',
    defaultValues: valuesOf(notice),
  });
  return (
    <FormDialog
      keptAs={`houseNotice:${notice.id}`}
      form={form}
      title={t('editTitle', { title: notice.title })}
      size="wide"
      version={notice.version}
      action={t('saveDraft')}
      errorText={errorText}
      onSave={(values, version) => saveNotice(notice.id, { ...inputOf(values, notice.link), version })}
      onClose={onClose}
    >
      <AnnouncementFields recipients={notice.recipients} />
    </FormDialog>
  );
}
