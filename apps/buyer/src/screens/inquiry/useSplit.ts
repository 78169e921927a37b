import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { newIdempotencyKey, serverNow } from '@selvedge/api-spec/client';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { useFormats } from '@selvedge/design-system/i18n';
import type { DraftDetail } from '../../api/schemas';
import { clearWritten } from '../../unsaved/unsaved';
import { partTitle } from './deliveries';
import type { Delivery } from './deliveries';
import { saveDraft } from './inquiry.api';
import { draftLines } from './inquiry.lines';
import { writtenScope } from './inquiry.search';
import type { InquirySource } from './inquiry.search';
import type { InquiryForm, InquiryIntent } from './useInquiryForm';

const TITLE_MAX = 120;

interface SplitOptions {
  source: InquirySource;
  draft: DraftDetail | undefined;
  form: InquiryForm;
  changeIntent: (part: Partial<InquiryIntent>) => void;
  forget: () => void;
}

/**
 * Hook that creates a draft for each delivery, the first in place of the open draft. The others are saved first, each with a key of its
 * own: when the split is interrupted no line is lost, and a retry creates no draft twice.
 */
export function useSplit({ source, draft, form, changeIntent, forget }: SplitOptions) {
  const { t } = useTranslation(['inquiry', 'dictionaries']);
  const formats = useFormats();
  return useMutation({
    mutationFn: async (deliveries: readonly Delivery[]) => {
      const content = JSON.stringify([
        form.remark,
        form.notifyUserIds,
        deliveries.map(({ items }) => draftLines(items)),
      ]);
      const isSame = form.split?.content === content;
      const split =
        isSame && form.split
          ? form.split
          : {
              content,
              title: draft?.title ?? t('draftTitle', { date: formats.dateTime(serverNow()) }),
              keys: deliveries.map(() => newIdempotencyKey()),
            };
      changeIntent({ split });
      const parts = deliveries.map(({ method, kind, items }, index) => ({
        key: split.keys[index],
        body: {
          title: partTitle(
            split.title,
            t('split.part', {
              method: t(`dictionaries:delivery_method.${method}`),
              kind: t(`split.kinds.${kind}`),
            }),
            TITLE_MAX,
          ),
          lines: draftLines(items),
          notifyUserIds: form.notifyUserIds,
          remark: form.remark || undefined,
        },
      }));
      const [first, ...others] = parts;
      for (const { key, body } of others) await saveDraft(body, key);
      if (!first) return;
      if (draft)
        await saveDraft({
          ...first.body,
          title: draft.title,
          id: draft.id,
          version: draft.version,
          shared: draft.shared,
        });
      else await saveDraft(first.body, first.key);
    },
    onSuccess: (_, deliveries) => {
      forget();
      if (source.kind === 'written') clearWritten(writtenScope(source));
      toast.show({ tone: 'positive', message: t('split.done', { count: deliveries.length }) });
      navigate('/procurement/drafts', { replace: true });
    },
  });
}
