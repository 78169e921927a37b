import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { Button } from '@selvedge/design-system/primitives/Button';
import type { ButtonProps } from '@selvedge/design-system/primitives/Button';
import { FileSpreadsheetIcon } from '@selvedge/design-system/primitives/Icon';
import { hasPerm } from '@selvedge/domain/people/permissions';
import { session } from '../api/session';
import type { ExportAsk } from './ExportDialog';

const ExportDialog = lazyDialog(() => import('./ExportDialog').then((part) => part.ExportDialog));

interface ExportButtonProps {
  ask: ExportAsk;
  size: NonNullable<ButtonProps['size']>;
}

/** Button that opens the export dialog of a page; hidden without the export permission, disabled without rows. */
export function ExportButton({ ask, size }: ExportButtonProps) {
  const { t } = useTranslation('exports');
  const { user } = useSnapshot(session);
  const [isOpen, setOpen] = useState(false);
  if (user === null || !hasPerm(user, ['sp:export'])) return null;
  return (
    <>
      <Button
        variant="quiet"
        size={size}
        icon={<FileSpreadsheetIcon />}
        isDisabled={ask.rows === 0}
        onPress={() => setOpen(true)}
      >
        {t('export')}
      </Button>
      {isOpen ? <ExportDialog ask={ask} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
