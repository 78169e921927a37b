import { useId } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import { Button } from '../../primitives/Button';
import { Dialog } from '../../primitives/Dialog';
import { PasswordField } from '../../primitives/PasswordField';
import { TextField } from '../../primitives/TextField';
import { codeButton, codeRow, form } from './BindEmailDialog.css';
import { messages } from './BindEmailDialog.messages';
import { useBindEmail, type BindEmailPayload, type BindEmailResult } from './useBindEmail';

/** Props of {@link BindEmailDialog}. */
export interface BindEmailDialogProps extends RootProps {
  isOpen: boolean;
  /** Called with false when it is closed by "later", the cross or Escape, or after binding; never by a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** Written in the field when the dialog opens, from the stored user. */
  initialEmail?: string;
  /** The address bound now; binding the same one is refused. */
  currentEmail?: string;
  /** Asks for the password too, since another address takes the place of a bound one. */
  isPasswordAsked?: boolean;
  /** Sends a code of type 3. Resolves to whether it was sent; false or a rejection changes nothing. */
  onSendCode: (email: string) => Promise<boolean>;
  /**
   * Binds. Resolves to whether it was bound; only then the dialog closes. A wrong password is answered as words for its
   * field.
   */
  onBind: (payload: BindEmailPayload) => Promise<BindEmailResult>;
}

/** Binds an e-mail address by a code sent to it, 500 px wide. The resend wait is 60 s. */
export function BindEmailDialog({
  isOpen,
  onOpenChange,
  initialEmail = '',
  currentEmail = '',
  isPasswordAsked = false,
  onSendCode,
  onBind,
  ...root
}: BindEmailDialogProps) {
  const t = useMessages(messages);
  const formId = useId();
  const bindEmail = useBindEmail({ initialEmail, currentEmail, isPasswordAsked, onSendCode, onBind });
  const { emailTrouble, codeTrouble, secondsToWait, busy } = bindEmail;
  const passwordProblem = bindEmail.isPasswordMissing ? t('passwordFirst') : bindEmail.passwordTrouble;
  const close = (): void => {
    bindEmail.reset();
    onOpenChange(false);
  };
  const submit = async (): Promise<void> => {
    if (await bindEmail.bind()) close();
  };
  return (
    <Dialog
      {...root}
      isOpen={isOpen}
      onOpenChange={close}
      isOutsidePressIgnored
      title={t('title')}
      description={t('purpose')}
      footer={
        <>
          <Button variant="quiet" onPress={close}>
            {t('later')}
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={busy === 'binding'}>
            {t('bind')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          label={t('email')}
          type="email"
          autoComplete="email"
          value={bindEmail.email}
          onChange={bindEmail.changeEmail}
          onBlur={bindEmail.leaveEmail}
          isInvalid={emailTrouble !== undefined}
          errorMessage={emailTrouble && t(emailTrouble)}
          validationBehavior="aria"
        />
        <div className={codeRow}>
          <TextField
            label={t('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={bindEmail.code}
            onChange={bindEmail.changeCode}
            onBlur={bindEmail.leaveCode}
            isInvalid={codeTrouble !== undefined}
            errorMessage={codeTrouble && t(codeTrouble)}
            validationBehavior="aria"
          />
          <div className={codeButton}>
            <Button
              onPress={() => void bindEmail.sendCode()}
              isDisabled={secondsToWait > 0}
              isPending={busy === 'sending'}
            >
              {secondsToWait > 0 ? t('retryAfter', { count: secondsToWait }) : t('getCode')}
            </Button>
          </div>
        </div>
        {isPasswordAsked && (
          <PasswordField
            label={t('password')}
            autoComplete="current-password"
            value={bindEmail.password}
            onChange={bindEmail.changePassword}
            isInvalid={passwordProblem !== undefined}
            errorMessage={passwordProblem}
            validationBehavior="aria"
          />
        )}
        <output className={visuallyHidden}>{bindEmail.wasSent ? t('sent') : ''}</output>
      </form>
    </Dialog>
  );
}
