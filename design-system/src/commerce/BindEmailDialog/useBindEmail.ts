import { useState } from 'react';
import { RESEND_SECONDS } from '@selvedge/domain/constants';
import { emailProblem, type EmailProblem, readEmail } from '@selvedge/domain/people/emails';
import { readCode } from '@selvedge/domain/people/typedCodes';
import { clockNow } from '../../formats/clock';
import { useCountdown } from '../../internal/useCountdown';

/** Request that binds an address; `invitationCode` is in the contract but never set by the form. */
export interface BindEmailPayload {
  email: string;
  validateCode: string;
  invitationCode: '';
  /** Password that proves the ownership; present only when the dialog requires it. */
  password?: string;
}

/** Whether the address was bound, or the message of the password field. */
export type BindEmailResult = boolean | { password: string };

/** Problems of the code field. */
export type CodeProblem = 'Insertverificationcode' | 'codeFirst';

interface BindEmailInput {
  initialEmail: string;
  currentEmail: string;
  isPasswordAsked: boolean;
  onSendCode: (email: string) => Promise<boolean>;
  onBind: (payload: BindEmailPayload) => Promise<BindEmailResult>;
}

/** State and behaviour of the dialog without its layout: fields, problems, the requested code and the wait after it. */
export function useBindEmail({
  initialEmail,
  currentEmail,
  isPasswordAsked,
  onSendCode,
  onBind,
}: BindEmailInput) {
  const [email, setEmail] = useState(initialEmail);
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [isPasswordMissing, setPasswordMissing] = useState(false);
  const [passwordTrouble, setPasswordTrouble] = useState<string>();
  const [emailTrouble, setEmailTrouble] = useState<EmailProblem>();
  const [codeTrouble, setCodeTrouble] = useState<CodeProblem>();
  const [wasRequested, setWasRequested] = useState(false);
  const [deadline, setDeadline] = useState<number>();
  const [busy, setBusy] = useState<'sending' | 'binding'>();
  const secondsToWait = useCountdown(deadline);

  const checkEmail = (text: string): EmailProblem | undefined => {
    const problem = emailProblem(text, currentEmail);
    setEmailTrouble(problem);
    return problem;
  };

  return {
    email,
    code,
    password,
    isPasswordMissing,
    passwordTrouble,
    emailTrouble,
    codeTrouble,
    secondsToWait,
    wasSent: wasRequested && secondsToWait > 0,
    busy,
    /** Sets the address. An invalid or equal address is reported while typing, a missing one only after leaving the field. */
    changeEmail(text: string): void {
      setEmail(text);
      const problem = emailProblem(text, currentEmail);
      setEmailTrouble(problem === 'Insertnewbindedemail' ? undefined : problem);
    },
    leaveEmail: (): void => void checkEmail(email),
    changeCode(text: string): void {
      setCode(text);
      setCodeTrouble(undefined);
    },
    leaveCode(): void {
      if (wasRequested && code.trim() === '') setCodeTrouble('Insertverificationcode');
    },
    changePassword(text: string): void {
      setPassword(text);
      setPasswordMissing(false);
      setPasswordTrouble(undefined);
    },
    /** Requests a code; the wait starts only when it was sent. */
    async sendCode(): Promise<void> {
      if (busy || secondsToWait > 0 || checkEmail(email)) return;
      setBusy('sending');
      const wasSent = await onSendCode(readEmail(email)).catch(() => false);
      setBusy(undefined);
      if (!wasSent) return;
      setWasRequested(true);
      setCodeTrouble(undefined);
      setDeadline(clockNow() + RESEND_SECONDS * 1000);
    },
    /**
     * Binds when a code was requested and, where required, the password is entered; otherwise sets the problems of the fields. Resolves to
     * true when the address was bound.
     */
    async bind(): Promise<boolean> {
      const problem = checkEmail(email);
      const codeProblem = wasRequested
        ? code.trim() === ''
          ? 'Insertverificationcode'
          : undefined
        : 'codeFirst';
      setCodeTrouble(codeProblem);
      const lacksPassword = isPasswordAsked && password === '';
      setPasswordMissing(lacksPassword);
      if (busy || problem || codeProblem || lacksPassword) return false;
      setBusy('binding');
      const result = await onBind({
        email: readEmail(email),
        validateCode: readCode(code),
        invitationCode: '',
        ...(isPasswordAsked && { password }),
      }).catch(() => false);
      setBusy(undefined);
      if (typeof result === 'boolean') return result;
      setPasswordTrouble(result.password);
      return false;
    },
    /** Clears the entries when the dialog closes; the wait continues, since the server counts it too. */
    reset(): void {
      setEmail(initialEmail);
      setCode('');
      setPassword('');
      setPasswordMissing(false);
      setPasswordTrouble(undefined);
      setEmailTrouble(undefined);
      setCodeTrouble(undefined);
      setWasRequested(false);
    },
  };
}
