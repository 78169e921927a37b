import { useTranslation } from 'react-i18next';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';
import { FieldTable } from '@selvedge/design-system/primitives/FieldTable';
import { Kbd } from '@selvedge/design-system/primitives/Kbd';

const KEYS = [
  { id: 'find', keys: 'Ctrl K' },
  { id: 'search', keys: '/' },
  { id: 'help', keys: '?' },
  { id: 'next', keys: 'Tab' },
  { id: 'records', keys: 'J K' },
  { id: 'cells', keys: '← ↑ ↓ →' },
  { id: 'write', keys: '0–9' },
  { id: 'take', keys: 'Enter' },
  { id: 'back', keys: 'Esc' },
  { id: 'copy', keys: 'Ctrl C' },
  { id: 'paste', keys: 'Ctrl V' },
] as const;

/** Dialog that lists the keyboard shortcuts of the app and of its tables. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('finder');
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('keys.title')}>
      <FieldTable
        label={t('keys.title')}
        rows={KEYS}
        rowId={({ id }) => id}
        columns={[
          { id: 'keys', header: t('keys.key'), render: ({ keys }) => <Kbd>{keys}</Kbd> },
          { id: 'does', header: t('keys.does'), render: ({ id }) => t(`keys.${id}`) },
        ]}
      />
    </Dialog>
  );
}
