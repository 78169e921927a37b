import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { navigate } from '@selvedge/app-kit/app/hashLocation';
import { toast } from '@selvedge/design-system/Toast';
import { clearWritten } from '../../unsaved/unsaved';
import { askApproval } from './inquiry.api';
import type { InquiryToSend } from './inquiry.api';
import { writtenScope } from './inquiry.search';
import type { InquirySource } from './inquiry.search';
import { keyFor } from './useInquiryForm';
import type { InquiryForm, InquiryIntent } from './useInquiryForm';

interface AskOptions {
  source: InquirySource;
  form: InquiryForm;
  changeIntent: (part: Partial<InquiryIntent>) => void;
  forget: () => void;
}

/** Sets the key for asking apart from that for submitting: they are two intents of the same content. */
const ASKED = 'ask:';

/**
 * Asks the leader for an inquiry above the own spend limit: what was written waits as a draft and is kept there; refused, all
 * of it still stands on the page.
 */
export function useAskApproval({ source, form, changeIntent, forget }: AskOptions) {
  const { t } = useTranslation('inquiry');
  return useMutation({
    mutationFn: (inquiry: InquiryToSend) => {
      const key = keyFor(form, `${ASKED}${JSON.stringify(inquiry)}`);
      changeIntent(key);
      return askApproval(inquiry, key.idempotencyKey);
    },
    onSuccess: () => {
      forget();
      if (source.kind === 'written') clearWritten(writtenScope(source));
      toast.show({ tone: 'positive', message: t('approval.asked') });
      navigate('/procurement/drafts', { replace: true });
    },
  });
}
