import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { CopyList } from '@selvedge/design-system/primitives/CopyList';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';

interface FirstPasswordProps {
  /** Title that names the new user. */
  title: string;
  /** Instruction for the staff member. */
  text: string;
  password: string;
  onClose: () => void;
}

/** Dialog with the first password of a new user, which is shown only once. */
export function FirstPassword({ title, text, password, onClose }: FirstPasswordProps) {
  const { t } = useTranslation('customers');
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isOutsidePressIgnored
      title={title}
      description={text}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('seen')}
        </Button>
      }
    >
      <CopyList items={[{ name: t('password'), value: password }]} />
    </Dialog>
  );
}
