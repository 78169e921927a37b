import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { toast } from '@selvedge/design-system/primitives/Toast';
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

/** Prefix that separates the idempotency key of an approval from that of submitting the same content. */
const ASKED = 'ask:';

/**
 * Hook that asks the leader to approve an inquiry above the member's spend limit: its content is stored as a waiting draft. After a refusal
 * the page keeps all of it.
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
