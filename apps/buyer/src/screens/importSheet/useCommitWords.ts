import { useTranslation } from 'react-i18next';
import { navigate } from '@selvedge/app-kit/app/hashLocation';
import { toast } from '@selvedge/design-system/Toast';
import type { commitJob } from './importSheet.api';
import { forgetSheet } from './keptSheet';

type Commit = Awaited<ReturnType<typeof commitJob>>;

/** What is said once the rows of a sheet are in the cart. */
export function useCommitWords(listId: string) {
  const { t } = useTranslation('import');
  return {
    /** They were taken over: the sheet is forgotten, and the cart opened unless the person went elsewhere meanwhile. */
    tellDone: ({ committed, skipped }: Commit, isHere = true): void => {
      void forgetSheet(listId);
      toast.show({ tone: 'positive', message: t('committed', { count: committed, skipped }) });
      if (isHere) navigate('/shoppingCart');
    },
    /** A sheet that was to be given up was taken over before. */
    tellTaken: (): void => {
      toast.show({ message: t('alreadyCommitted') });
    },
    /** A commit was given up before it began. */
    tellStopped: (): void => {
      toast.show({ message: t('commitStopped') });
    },
  };
}
