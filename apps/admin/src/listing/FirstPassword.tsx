import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/Button';
import { CopyList } from '@selvedge/design-system/CopyList';
import { Dialog } from '@selvedge/design-system/Dialog';

interface FirstPasswordProps {
  /** Says for whom it was made. */
  title: string;
  /** What the person has to do with it. */
  text: string;
  password: string;
  onClose: () => void;
}

/** The first password of somebody new, which is told this once. */
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
