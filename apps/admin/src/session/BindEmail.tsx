import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { bindRefusal } from '@selvedge/app-shell/session/bindRefusal';
import type { BindEmailPayload } from '@selvedge/design-system/commerce/BindEmailDialog';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { useQuery } from '@tanstack/react-query';
import { bindEmail, profileQuery, sendEmailCode } from './profile/profile.api';

/** The dialog is loaded when it first opens, and then stays: it counts down until another code may be sent. */
const BindEmailDialog = lazyDialog(() =>
  import('@selvedge/design-system/commerce/BindEmailDialog').then((part) => part.BindEmailDialog),
);

/** Name of the window event that opens the dialog. */
const SHOW_BIND_EMAIL = 'show-bind-email';

/** The bind-e-mail dialog of the back office; it opens on the window event `show-bind-email`. */
export function BindEmail() {
  const { t } = useTranslation('profile');
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  useEffect(() => {
    const open = (): void => setOpen(true);
    window.addEventListener(SHOW_BIND_EMAIL, open);
    return () => window.removeEventListener(SHOW_BIND_EMAIL, open);
  }, []);
  const email = useQuery({ ...profileQuery, enabled: isOpen }).data?.email ?? '';
  const send = async (address: string): Promise<boolean> => {
    await sendEmailCode(address);
    toast.show({ message: t('sent'), tone: 'positive' });
    return true;
  };
  const bind = async ({
    email: address,
    validateCode,
    password = '',
  }: BindEmailPayload): Promise<boolean> => {
    await bindEmail({ email: address, validateCode, password });
    toast.show({ message: t('bound'), tone: 'positive' });
    return true;
  };
  if (!wasOpen) return null;
  return (
    <BindEmailDialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      initialEmail={email}
      currentEmail={email}
      isPasswordAsked
      onSendCode={(address) => send(address).catch(() => false)}
      onBind={(payload) => bind(payload).catch(bindRefusal)}
    />
  );
}
