import { useId } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import { Button } from '../../primitives/Button/Button';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { PasswordField } from '../../primitives/PasswordField/PasswordField';
import { TextField } from '../../primitives/TextField/TextField';
import { codeButton, codeRow, form } from './BindEmailDialog.css';
import { useBindEmail, type BindEmailPayload, type BindEmailResult } from './useBindEmail';

export type { BindEmailPayload, BindEmailResult } from './useBindEmail';

/** Props of {@link BindEmailDialog}. */
export interface BindEmailDialogProps extends RootProps {
  isOpen: boolean;
  /** Called with false when it is closed by "later", the close button or Escape, or after binding; never by a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** Initial value of the field: the address of the stored user. */
  initialEmail?: string;
  /** Address bound at present; binding the same one is refused. */
  currentEmail?: string;
  /** Requires the password too, since the new address replaces a bound one. */
  isPasswordAsked?: boolean;
  /** Sends a code of type 3. Resolves to whether it was sent; false or a rejection changes nothing. */
  onSendCode: (email: string) => Promise<boolean>;
  /**
   * Binds the address. Resolves to whether it was bound; only true closes the dialog. For a wrong password it resolves to the message of
   * the password field.
   */
  onBind: (payload: BindEmailPayload) => Promise<BindEmailResult>;
}

/** Dialog that binds an e-mail address by a code sent to it, 500 px wide. Another code can be sent after 60 s. */
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
  const t = useMessages('BindEmailDialog');
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
      cancelLabel={t('later')}
      footer={
        <Button variant="primary" type="submit" form={formId} isPending={busy === 'binding'}>
          {t('bind')}
        </Button>
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
