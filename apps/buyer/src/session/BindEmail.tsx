import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { bindRefusal } from '@selvedge/app-shell/session/bindRefusal';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { buyer } from '../api/client';
import { bindPrompt } from './bindPrompt';
import { takeAskedPath } from './guard';
import { session, updateUser } from '../api/session';

/** The dialog is loaded when it first opens, and then stays: it counts down until another code may be sent. */
const BindEmailDialog = lazyDialog(() =>
  import('@selvedge/design-system/commerce/BindEmailDialog').then((part) => part.BindEmailDialog),
);

/** Code type "bind" of the specification. */
const BIND = 3;

/** Dialog that binds an e-mail address; afterwards the page requested before opens. */
export function BindEmail() {
  const { t } = useTranslation();
  const { isOpen } = useSnapshot(bindPrompt);
  const { user, token } = useSnapshot(session);
  const isShown = isOpen && token !== null;
  const [wasShown, setShown] = useState(isShown);
  if (isShown && !wasShown) setShown(true);

  const sendCode = async (email: string): Promise<boolean> => {
    await buyer.post('/api/sp/common/email/send', { body: { email, type: BIND } });
    toast.show({ message: t('messages.sent'), tone: 'positive' });
    return true;
  };

  const bind = async (payload: {
    email: string;
    validateCode: string;
    invitationCode: string;
    password?: string;
  }): Promise<boolean> => {
    const { email } = await buyer.post('/api/sp/front/user/bin/email', { body: payload, silent: true });
    if (session.user) updateUser({ ...session.user, email });
    toast.show({ message: t('messages.bound'), tone: 'positive' });
    const asked = takeAskedPath();
    if (asked) navigate(asked);
    return true;
  };

  if (!wasShown) return null;
  return (
    <BindEmailDialog
      isOpen={isShown}
      onOpenChange={(open) => {
        bindPrompt.isOpen = open;
      }}
      initialEmail={user?.email ?? ''}
      currentEmail={user?.email ?? ''}
      isPasswordAsked={Boolean(user?.email)}
      onSendCode={(email) => sendCode(email).catch(() => false)}
      onBind={(payload) => bind(payload).catch(bindRefusal)}
    />
  );
}
