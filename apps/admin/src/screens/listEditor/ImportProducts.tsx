import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { useTranslation } from 'react-i18next';
import type { StaffListDetail } from '../../api/schemas';
import { ImportDialog } from '../../sheets/ImportDialog';
import { sendSheet } from './listEditor.api';

/**
 * Dialog that imports products and prices from a sheet: it is checked first, with the errors of each row, and committed to the list after a
 * review.
 */
export function ImportProducts({ list, onClose }: { list: StaffListDetail; onClose: () => void }) {
  const { t } = useTranslation('staffLists');
  return (
    <ImportDialog
      keptAs={`list:${list.id}`}
      title={t('sheet.title')}
      description={t('sheet.hint')}
      words={{
        good: (count) => t('sheet.good', { count }),
        changed: (count) => t('sheet.listed', { count }),
        commit: (count) => t('sheet.commit', { count }),
        done: (count) => t('sheet.done', { count }),
      }}
      onSend={(file, key) => sendSheet(list.id, file, key)}
      isTakenAtOnce
      onDone={() => void invalidate('lists', 'products')}
      onClose={onClose}
    />
  );
}
