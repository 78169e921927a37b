import { useTranslation } from 'react-i18next';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { toast } from '@selvedge/design-system/primitives/Toast';
import type { commitJob } from './importSheet.api';
import { forgetSheet } from './keptSheet';

type Commit = Awaited<ReturnType<typeof commitJob>>;

/** Hook for the messages after a commit. */
export function useCommitWords(listId: string) {
  const { t } = useTranslation('import');
  return {
    /** The rows were added: deletes the stored sheet, and opens the cart unless the user has left the page. */
    tellDone: ({ committed, skipped }: Commit, isHere = true): void => {
      void forgetSheet(listId);
      toast.show({ tone: 'positive', message: t('committed', { count: committed, skipped }) });
      if (isHere) navigate('/shoppingCart');
    },
    /** The sheet was to be discarded, but was committed before. */
    tellTaken: (): void => {
      toast.show({ message: t('alreadyCommitted') });
    },
    /** The commit was stopped before it began. */
    tellStopped: (): void => {
      toast.show({ message: t('commitStopped') });
    },
  };
}
