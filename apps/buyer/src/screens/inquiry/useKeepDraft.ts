import { serverNow } from '@selvedge/api-spec/client';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { useFormats } from '@selvedge/design-system/i18n';
import type { DraftDetail } from '../../api/schemas';
import { clearWritten } from '../../unsaved/unsaved';
import { saveDraft } from './inquiry.api';
import { draftLines } from './inquiry.lines';
import type { InquiryItem } from './inquiry.lines';
import { writtenScope } from './inquiry.search';
import type { InquirySource } from './inquiry.search';
import type { InquiryForm } from './useInquiryForm';

interface KeepOptions {
  source: InquirySource;
  draft: DraftDetail | undefined;
  form: InquiryForm;
  forget: () => void;
}

/** Hook that saves the inquiry as a draft: the one it came from, or a new one. */
export function useKeepDraft({ source, draft, form, forget }: KeepOptions) {
  const { t } = useTranslation('inquiry');
  const { t: common } = useTranslation();
  const formats = useFormats();
  return useMutation({
    mutationFn: (items: readonly InquiryItem[]) => {
      const content = {
        title: draft?.title ?? t('draftTitle', { date: formats.dateTime(serverNow()) }),
        lines: draftLines(items),
        addressId: form.addressId ?? undefined,
        notifyUserIds: form.notifyUserIds,
        remark: form.remark || undefined,
      };
      return saveDraft(
        draft ? { ...content, id: draft.id, version: draft.version, shared: draft.shared } : content,
      );
    },
    onSuccess: () => {
      forget();
      if (source.kind === 'written') clearWritten(writtenScope(source));
      toast.show({ tone: 'positive', message: common('messages.saved') });
      navigate('/procurement/drafts', { replace: true });
    },
  });
}
