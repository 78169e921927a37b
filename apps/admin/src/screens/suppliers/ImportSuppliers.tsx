import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { useTranslation } from 'react-i18next';
import { ImportDialog } from '../../sheets/ImportDialog';
import { sendSuppliers } from './suppliers.api';

/** Dialog that imports suppliers from a sheet: it is checked first, with the errors of each row, and committed after a review. */
export function ImportSuppliers({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('suppliers');
  return (
    <ImportDialog
      keptAs="suppliers"
      title={t('sheet.title')}
      description={t('sheet.hint')}
      words={{
        good: (count) => t('sheet.good', { count }),
        changed: (count) => t('sheet.changed', { count }),
        commit: (count) => t('sheet.commit', { count }),
        done: (count) => t('sheet.done', { count }),
      }}
      isTakenAtOnce
      onSend={sendSuppliers}
      onDone={() => void invalidate('suppliers', 'purchases')}
      onClose={onClose}
    />
  );
}
